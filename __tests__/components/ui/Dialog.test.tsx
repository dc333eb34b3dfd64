import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useState } from 'react'
import { Dialog } from '@/components/ui/Dialog'

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Give securities" closeLabel="Close" onClose={() => setIsOpen(false)}>
          <a href="/somewhere">A link inside</a>
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

test('has no accessibility violations', async () => {
  await open()
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations()
})

test('takes the focus, keeps Tab inside, and gives the focus back to what opened it', async () => {
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

test('closes by its Close button', async () => {
  const dialog = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog).not.toBeInTheDocument()
})

test('a press that starts inside and ends outside does not close it', async () => {
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
