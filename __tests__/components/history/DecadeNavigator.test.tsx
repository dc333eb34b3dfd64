import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { DecadeNavigator } from '@/components/history/DecadeNavigator'

const decades = ['1950s', '1960s', '1980s-90s'].map((name) => ({ id: name, name }))

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
const current = () =>
  within(screen.getByRole('navigation', { name: 'Decades' }))
    .getAllByRole('link')
    .filter((dot) => dot.hasAttribute('aria-current'))
    .map((dot) => dot.textContent)

test('finds out after 300 ms where the browser opened the page, and until then it’s the first decade', () => {
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
  expect(screen.getByLabelText('Jump to decade')).toHaveValue('1980s-90s')
})
