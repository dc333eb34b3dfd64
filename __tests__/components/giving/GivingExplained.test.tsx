import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { hydrate } from '@/__tests__/components/render-both-ways'
import { GivingExplained } from '@/components/giving/GivingLedger'
import { messages } from '@/content/messages'
import type { GivingDetails } from '@/content/types'

const details: GivingDetails = {
  id: 'give-ira',
  opener: 'How it works',
  text: ['Ask the company that holds your IRA.'],
}
const ira = <GivingExplained name="IRA Distributions" details={details} />

const opener = () => screen.getByRole('button', { name: 'How it works : IRA Distributions' })

beforeEach(() => window.history.replaceState(null, '', '/gifting-sage/'))

test('in the delivered HTML it’s a link to its text, which is there, too', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(ira)
  const link = within(page).getByRole('link', { name: /^How it works/ })
  expect(page.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent('Ask the company that holds your IRA.')
})

test('hydrates without a warning', async () => {
  const { warnings, unmount } = await hydrate(ira)
  expect(warnings).toEqual([])
  await unmount()
})

test('opens a dialog with the same text, announced only as a dialog', async () => {
  render(ira)
  expect(opener()).toHaveAttribute('aria-haspopup', 'dialog')
  expect(opener()).not.toHaveAttribute('aria-expanded')
  await userEvent.click(opener())
  const dialog = await screen.findByRole('dialog', { name: 'IRA Distributions' })
  expect(within(dialog).getByText('Ask the company that holds your IRA.')).toBeVisible()
})

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: messages.close }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press outside', () => userEvent.click(screen.getByRole('dialog').previousElementSibling as Element)],
])('closes by %s, and focus is back where it was', async (_way, close) => {
  render(ira)
  await userEvent.click(opener())
  const dialog = await screen.findByRole('dialog')
  await close()
  expect(dialog).not.toBeInTheDocument()
  await waitFor(() => expect(opener()).toHaveFocus())
})
