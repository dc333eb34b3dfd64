import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrate } from '@/__tests__/components/render-both-ways'
import { DecadeNavigator } from '@/components/history/DecadeNavigator'

const decades = [
  { id: '1950s', name: '1950s' },
  { id: '1960s', name: '1960s' },
  { id: '1980s-90s', name: '1980s-90s' },
]

/** Where things are on the page, in pixels from its top; the window is 768 high, jsdom's default. */
const layout: Record<string, number> = { '1950s': 300, '1960s': 1300, '1980s-90s': 2300, footer: 4000 }
let scrolled = 0

beforeEach(() => {
  scrolled = 0
  jest.useFakeTimers()
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: (layout[this.id || this.localName] ?? 0) - scrolled } as DOMRect
  })
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const page = (
  <>
    <DecadeNavigator decades={decades} />
    {decades.map(({ id, name }) => (
      <h2 key={id} id={id}>
        {name}
      </h2>
    ))}
    <footer />
  </>
)

function scrollTo(top: number) {
  scrolled = top
  fireEvent.scroll(window)
}

const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds))
const dots = () => screen.getByRole('navigation', { name: 'Decades', hidden: true })
const current = () =>
  within(dots())
    .getAllByRole('link', { hidden: true })
    .filter((dot) => dot.hasAttribute('aria-current'))
    .map((dot) => dot.textContent)
const chosen = () => (screen.getByLabelText('Jump to decade') as HTMLSelectElement).value

test('each dot is a link with its decade’s name', () => {
  render(page)
  const links = within(dots()).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1950s', '#1950s'],
    ['1960s', '#1960s'],
    ['1980s-90s', '#1980s-90s'],
  ])
})

test('the first decade is the current one when the page opens', () => {
  render(page)
  expect(current()).toEqual(['1950s'])
})

test('finds out after 300 ms where the browser opened the page', () => {
  scrolled = 1500
  render(page)
  wait(299)
  expect(current()).toEqual(['1950s'])
  wait(1)
  expect(current()).toEqual(['1960s'])
})

test('catches up once scrolling has paused for 50 ms', () => {
  render(page)
  scrollTo(1400)
  wait(49)
  scrollTo(2400)
  wait(49)
  expect(current()).toEqual(['1950s'])
  wait(1)
  expect(current()).toEqual(['1980s-90s'])
  expect(chosen()).toBe('1980s-90s')
})

test('a pressed dot is the current one at once, and the only one', () => {
  render(page)
  fireEvent.click(within(dots()).getByRole('link', { name: '1960s' }))
  expect(current()).toEqual(['1960s'])
})

test('a decade chosen from the list comes into view, and the list keeps focus', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView')
  render(page)
  const list = screen.getByRole('combobox', { name: 'Jump to decade' })
  list.focus()
  await user.selectOptions(list, '1980s-90s')
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('heading', { name: '1980s-90s' })])
  expect(list).toHaveFocus()
  expect(current()).toEqual(['1980s-90s'])
})

test('the dots go away when the footer comes into view, and come back', () => {
  render(page)
  scrollTo(3300)
  wait(50)
  expect(dots()).toHaveAttribute('data-near-footer', 'true')
  scrollTo(3000)
  wait(50)
  expect(dots()).toHaveAttribute('data-near-footer', 'false')
})

test('hydrates without a warning', async () => {
  const { warnings, unmount } = await hydrate(page)
  expect(warnings).toEqual([])
  await unmount()
})

test('stops listening when the reader leaves the page', () => {
  const { unmount } = render(page)
  unmount()
  scrollTo(2400)
  expect(jest.getTimerCount()).toBe(0)
})
