import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CopyableFacts } from '@/components/giving/CopyableFacts'
import { toastEvent } from '@/components/site/ToastArea'
import { copyMessages } from '@/content/messages'

const facts = [
  { label: 'Legal name', value: 'Example, Inc.' },
  { label: 'Tax ID', value: '12-3456789' },
]
const copy = () => userEvent.click(screen.getByRole('button', { name: /^Copy.*Tax ID$/ }))

test('copies the exact value, and says so once, beside the button, where no toast repeats it', async () => {
  const toast = jest.fn()
  window.addEventListener(toastEvent, toast)
  userEvent.setup()
  render(<CopyableFacts facts={facts} />)
  await copy()
  expect(await navigator.clipboard.readText()).toBe('12-3456789')
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['', 'Copied'])
  expect(toast).not.toHaveBeenCalled()
})

test('says what to do when the browser refuses', async () => {
  userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  render(<CopyableFacts facts={facts} />)
  await copy()
  expect(screen.getByText(copyMessages.failed)).toBeVisible()
})
