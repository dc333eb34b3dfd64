import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToStaticMarkup } from 'react-dom/server'
import { GivingMore } from '@/components/giving/GivingMore'
import { hydrate } from '../render-both-ways'

const ira = (
  <GivingMore id="give-ira" title="IRA Distributions" opener="How it works">
    <p>Ask the company that holds your IRA.</p>
  </GivingMore>
)

/** A summary has no role in the testing library; a person meets it as a button of these words. */
const opener = () => screen.getByText('How it works')
const place = () => document.querySelector('details') as HTMLDetailsElement

async function openDialog() {
  render(ira)
  await userEvent.click(opener())
  return screen.findByRole('dialog', { name: 'IRA Distributions' })
}

beforeEach(() => window.history.replaceState(null, '', '/gifting-sage/'))

test('has no accessibility violations, closed and open', async () => {
  const { container } = render(ira)
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(opener())
  expect(await axe(await screen.findByRole('dialog'))).toHaveNoViolations()
})

test('stands in the HTML with all it says, so that it opens in place without script', () => {
  const html = renderToStaticMarkup(ira)
  expect(html).toMatch(/<details[^>]*id="give-ira"[^>]*><summary[\s\S]*How it works[\s\S]*Ask the company/)
})

test('comes to life without a warning', async () => {
  const { warnings, unmount } = await hydrate(ira)
  expect(warnings).toEqual([])
  await unmount()
})

test('opens a dialog with the same words and leaves the place on the page closed', async () => {
  const dialog = await openDialog()
  expect(within(dialog).getByText('Ask the company that holds your IRA.')).toBeVisible()
  expect(place().open).toBe(false)
})

test('opens from the keyboard too', async () => {
  render(ira)
  await userEvent.tab()
  expect(opener()).toHaveFocus()
  await userEvent.click(document.activeElement as HTMLElement) // Enter on a summary is a click; jsdom does not know it.
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('puts its name into the address without a step in the history, and takes it out again', async () => {
  const steps = window.history.length
  await openDialog()
  expect(window.location.href).toMatch(/\/gifting-sage\/#give-ira$/)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(window.location.href).toMatch(/\/gifting-sage\/$/)
  expect(window.history.length).toBe(steps)
})

test.each([
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press outside', () => userEvent.click(screen.getByRole('dialog').previousElementSibling as Element)],
])('closes by %s, and the focus is back where it was', async (_way, close) => {
  const dialog = await openDialog()
  await close()
  expect(dialog).not.toBeInTheDocument()
  await waitFor(() => expect(opener()).toHaveFocus())
})

test('opens when the address names it, and gives the focus to its button afterwards', async () => {
  window.history.replaceState(null, '', '/gifting-sage/#give-ira')
  render(ira)
  expect(await screen.findByRole('dialog', { name: 'IRA Distributions' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(opener()).toHaveFocus())
})

test('stays closed when the address names another', () => {
  window.history.replaceState(null, '', '/gifting-sage/#give-legacy')
  render(ira)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('follows the address: opens when a link names it and makes way when another is named', async () => {
  render(ira)
  act(() => {
    window.history.replaceState(null, '', '#give-ira')
    window.dispatchEvent(new Event('hashchange'))
  })
  const dialog = await screen.findByRole('dialog')
  act(() => {
    window.history.replaceState(null, '', '#give-legacy')
    window.dispatchEvent(new Event('hashchange'))
  })
  expect(dialog).not.toBeInTheDocument()
  expect(window.location.hash).toBe('#give-legacy')
})

test('what was opened in place before the script came closes in place', async () => {
  render(ira)
  place().open = true
  await userEvent.click(opener())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(window.location.hash).toBe('')
})

test('opens in place when the code of the dialog cannot be fetched', async () => {
  jest.resetModules()
  jest.doMock('@/components/ui/Dialog', () => {
    throw new Error('off the network')
  })
  render(ira)
  await userEvent.click(opener())
  await waitFor(() => expect(place().open).toBe(true))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  jest.dontMock('@/components/ui/Dialog')
})
