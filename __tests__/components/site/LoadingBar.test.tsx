import { act, fireEvent, render, screen } from '@testing-library/react'
import { LoadingBar } from '@/components/site/LoadingBar'

beforeEach(() => {
  jest.useFakeTimers()
  window.addEventListener('click', stay)
})

afterEach(() => {
  window.removeEventListener('click', stay)
  jest.useRealTimers()
})

/** jsdom can't leave the page; the bar has already heard the press. */
function stay(event: Event) {
  event.preventDefault()
}

function press(link: string, init?: MouseEventInit) {
  render(
    <>
      <LoadingBar />
      <a href={link}>Go</a>
    </>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Go' }), init)
}

test('says Loading when a page hasn’t come after 300 ms', () => {
  press('/history/')
  act(() => jest.advanceTimersByTime(299))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
})

test('two presses leave no bar behind when the reader comes back', () => {
  press('/history/')
  fireEvent.click(screen.getByRole('link', { name: 'Go' }))
  fireEvent(window, new Event('pageshow'))
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('goes away when the reader comes back to the page', () => {
  press('/history/')
  act(() => jest.advanceTimersByTime(300))
  fireEvent(window, new Event('pageshow'))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test.each([
  ['a link within the page', '#main', {}],
  ['a link to another site', 'https://example.org/', {}],
  ['a link opened in another tab', '/history/', { ctrlKey: true }],
])('keeps quiet for %s', (_name, link, init) => {
  press(link, init)
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
