import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrate } from '@/__tests__/components/render-both-ways'
import { LateDialog } from '@/components/ui/LateDialog'

const words = { title: 'The picture', closeLabel: 'Close', content: <p>Larger</p> }
const named = (
  <LateDialog {...words} href="#print" hash="print">
    Look closer
  </LateDialog>
)

const opener = () => screen.getByRole('button', { name: 'Look closer' })
const dialog = () => screen.findByRole('dialog', { name: 'The picture' })

beforeEach(() => window.history.replaceState(null, '', '/page/?from=mail'))

test('puts its name in the URL without a history entry, and takes it out again', async () => {
  const steps = window.history.length
  render(named)
  await userEvent.click(opener())
  await dialog()
  expect(window.location.href).toMatch(/\/page\/\?from=mail#print$/)
  await userEvent.keyboard('{Escape}')
  expect(window.location.href).toMatch(/\/page\/\?from=mail$/)
  expect(window.history.length).toBe(steps)
})

test('opens when the URL names it, and focus goes to its link afterward', async () => {
  window.history.replaceState(null, '', '#print')
  render(named)
  expect(await dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(opener()).toHaveFocus())
})

test('doesn’t take focus from a reader who moved on before the script arrived', async () => {
  window.history.replaceState(null, '', '#print')
  const page = (
    <>
      {named}
      <a href="/elsewhere">Elsewhere</a>
    </>
  )
  const { unmount } = await hydrate(page, (html) => within(html).getByRole('link', { name: 'Elsewhere' }).focus())
  await act(async () => {
    await import('@/components/ui/Dialog')
  })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus()
  await unmount()
})

describe('a reader who has gone on while the dialog was on its way isn’t interrupted', () => {
  /** A page whose dialog is pressed, and has come or failed once what is returned has been called. */
  async function press() {
    let come = (_shown: string) => {}
    let fail = () => {}
    const content = () =>
      new Promise<string>((resolve, reject) => {
        come = resolve
        fail = reject
      })
    render(
      <>
        <label>
          Name <input />
        </label>
        <LateDialog {...words} href="#print" content={content}>
          Look closer
        </LateDialog>
      </>,
    )
    await userEvent.click(opener())
    return { come: () => act(async () => come('Larger')), fail: () => act(async () => fail()) }
  }
  const field = () => screen.getByRole('textbox')

  test.each(['come', 'fail'] as const)('whether its code can %s', async (outcome) => {
    const dialogsCode = await press()
    await userEvent.click(field())
    await dialogsCode[outcome]()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(window.location.hash).toBe('')
    expect(field()).toHaveFocus()
    // The next press counts again.
    await userEvent.click(opener())
    await dialogsCode[outcome]()
    if (outcome === 'come') expect(await dialog()).toBeVisible()
    else expect(window.location.hash).toBe('#print')
  })

  test('even if a press leaves the focus in the field they type in, as on an iPhone', async () => {
    const dialogsCode = await press()
    opener().blur()
    fireEvent.input(field(), { target: { value: 'Rose' } })
    await dialogsCode.come()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
