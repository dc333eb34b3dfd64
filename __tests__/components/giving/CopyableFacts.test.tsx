import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CopyableFacts } from '@/components/giving/CopyableFacts'
import { toastEvent } from '@/components/site/toast'
import { copyMessages } from '@/content/messages'

const facts = [
  { label: 'Legal name', value: 'Example, Inc.' },
  { label: 'Tax ID', value: '12-3456789' },
]

/** The user, with a clipboard that works or refuses, and the messages sent to toasts. */
function setUp(write?: () => Promise<void>) {
  const user = userEvent.setup()
  if (write) jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  const toasts: string[] = []
  const listen = (event: Event) => toasts.push((event as CustomEvent<string>).detail)
  window.addEventListener(toastEvent, listen)
  const view = render(<CopyableFacts facts={facts} />)
  return { user, toasts, ...view }
}

afterEach(() => jest.restoreAllMocks())

test('copies the exact value, and says so once, beside the button', async () => {
  const { user, toasts } = setUp()
  await user.click(screen.getByRole('button', { name: /^Copy.*Tax ID$/ }))
  expect(await navigator.clipboard.readText()).toBe('12-3456789')
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['', 'Copied'])
  expect(toasts).toEqual([]) // A screen reader would read both.
})

test('says what to do when the browser refuses', async () => {
  const { user, toasts } = setUp(() => Promise.reject(new Error('refused')))
  await user.click(screen.getByRole('button', { name: /^Copy.*Legal name$/ }))
  expect(screen.getByText(copyMessages.failed)).toBeVisible()
  expect(toasts).toEqual([])
})
