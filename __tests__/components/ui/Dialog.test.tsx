import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { Dialog } from '@/components/ui/Dialog'

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={button} type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Give securities" closeLabel="Close" opener={button} onClose={() => setIsOpen(false)}>
          <a href="/somewhere">A link inside</a>
          <nav data-closes-dialog>
            <a href="#top">Back to the top</a>
          </nav>
        </Dialog>
      )}
    </>
  )
}

async function open() {
  render(<Opener />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.getByRole('dialog', { name: 'Give securities' })
}

test('takes focus, keeps Tab inside, and returns focus to what opened it', async () => {
  const dialog = await open()
  expect(dialog).toContainElement(document.activeElement as HTMLElement)
  for (let press = 0; press < 4; press++) {
    await userEvent.tab()
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
  }
  await userEvent.keyboard('{Escape}')
  expect(dialog).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

test('a press that starts inside and ends outside doesn’t close it', async () => {
  const dialog = await open()
  await userEvent
    .setup({ pointerEventsCheck: 0 })
    .pointer([
      { keys: '[MouseLeft>]', target: dialog },
      { target: document.body },
      { keys: '[/MouseLeft]', target: document.body },
    ])
  expect(dialog).toBeInTheDocument()
})

test('a press outside closes it', async () => {
  const dialog = await open()
  const overlay = dialog.previousElementSibling as HTMLElement
  await userEvent.click(overlay, { pointerEventsCheck: 0 })
  expect(dialog).not.toBeInTheDocument()
})

test('is announced as modal, and the rest of the page is hidden until it closes', async () => {
  const dialog = await open()
  expect(dialog).toHaveAttribute('aria-modal', 'true')
  const button = screen.getByText('Open')
  expect(button).not.toBe(screen.queryByRole('button', { name: 'Open' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Open' })).toBe(button)
})

test('Enter held down to open it doesn’t close it', async () => {
  render(<Opener />)
  screen.getByRole('button', { name: 'Open' }).focus()
  await userEvent.keyboard('{Enter>3/}')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

test('pressing a link marked as closing closes it; other links don’t', async () => {
  const dialog = await open()
  const link = screen.getByRole('link', { name: 'A link inside' })
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(dialog).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Back to the top' }))
  expect(dialog).not.toBeInTheDocument()
})
