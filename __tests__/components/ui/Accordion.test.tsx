import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToString } from 'react-dom/server'
import { Accordion } from '@/components/ui/Accordion'
import { AccordionItems } from '@/components/ui/Accordion.Items'
import { hydrate } from '../render-both-ways'

const items = [
  { id: 'costs', heading: 'What does it cost?', content: <p>It depends on the hours.</p> },
  { id: 'area', heading: 'Where do you work?', content: <p>In four counties.</p> },
]

const isOpen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true'

afterEach(() => {
  window.history.replaceState(null, '', '/')
})

test('has no accessibility violations, closed or open', async () => {
  const { container } = render(<AccordionItems items={items} />)
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(screen.getByRole('button', { name: 'What does it cost?' }))
  expect(await axe(container)).toHaveNoViolations()
})

test('opening one question closes the other, and pressing the open one closes it', async () => {
  render(<AccordionItems items={items} />)
  await userEvent.click(screen.getByRole('button', { name: 'What does it cost?' }))
  expect(isOpen('What does it cost?')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Where do you work?' }))
  expect([isOpen('What does it cost?'), isOpen('Where do you work?')]).toEqual([false, true])
  await userEvent.click(screen.getByRole('button', { name: 'Where do you work?' }))
  expect(isOpen('Where do you work?')).toBe(false)
})

test('groups that do not exclude each other open one by one', async () => {
  render(<AccordionItems items={items} isExclusive={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'What does it cost?' }))
  await userEvent.click(screen.getByRole('button', { name: 'Where do you work?' }))
  expect([isOpen('What does it cost?'), isOpen('Where do you work?')]).toEqual([true, true])
})

test('every answer is in the HTML that is delivered, and none is hidden there', () => {
  const html = renderToString(<Accordion items={items} />)
  expect(html).toContain('It depends on the hours.')
  expect(html).toContain('In four counties.')
  expect(html).not.toMatch(/\shidden/)
})

test('find-in-page can look into a closed answer and opens it', async () => {
  const { container } = render(<AccordionItems items={items} />)
  const panel = container.querySelector('[data-item="area"]')
  expect(panel).toHaveAttribute('hidden', 'until-found')
  act(() => void panel?.dispatchEvent(new Event('beforematch', { bubbles: true })))
  await screen.findByRole('button', { name: 'Where do you work?', expanded: true })
  expect(panel).not.toHaveAttribute('hidden')
})

test('a link to a question opens it', () => {
  window.history.replaceState(null, '', '/#area')
  render(<AccordionItems items={items} />)
  expect(isOpen('Where do you work?')).toBe(true)
})

test('a question can be opened with the keyboard', async () => {
  render(<AccordionItems items={items} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(isOpen('What does it cost?')).toBe(true)
})

test('a press before the library has arrived opens the answer when it has', async () => {
  render(<Accordion items={items} />)
  await userEvent.click(screen.getByRole('link', { name: 'Where do you work?' }))
  expect(await screen.findByRole('button', { name: 'Where do you work?', expanded: true })).toBeVisible()
  expect(isOpen('What does it cost?')).toBe(false)
})

test('comes to life without a warning', async () => {
  const { warnings, unmount } = await hydrate(<Accordion items={items} />)
  expect(warnings).toEqual([])
  await unmount()
})

test('a heading that has the focus keeps it when the library arrives', async () => {
  render(<Accordion items={items} />)
  screen.getByRole('link', { name: 'Where do you work?' }).focus()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Where do you work?' })).toHaveFocus())
})

test('an address that cannot be read opens nothing and breaks nothing', () => {
  window.history.replaceState(null, '', '#100%')
  render(<AccordionItems items={items} />)
  expect(isOpen('What does it cost?')).toBe(false)
})
