import { act, fireEvent, render, screen } from '@testing-library/react'
import { inTurn } from '@/__tests__/in-turn'
import { LoadingBar } from '@/components/site/LoadingBar'

/** jsdom can't leave the page; the bar has already heard the press. */
const stay = (event: Event) => event.preventDefault()

beforeEach(() => {
  jest.useFakeTimers()
  window.addEventListener('click', stay)
})
afterEach(() => {
  window.removeEventListener('click', stay)
  jest.useRealTimers()
})

function press(link: string, init?: MouseEventInit) {
  const page = render(
    <>
      <LoadingBar />
      <a href={link}>Go</a>
    </>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Go' }), init)
  return page
}
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const bar = () => screen.getByRole('status')

test('says Loading when a page hasn’t come after 300 ms, and goes away when the reader comes back', () => {
  press('/history/')
  wait(299)
  expect(bar()).toBeEmptyDOMElement()
  wait(1)
  expect(bar()).toHaveTextContent('Loading')
  fireEvent(window, new Event('pageshow'))
  expect(bar()).toBeEmptyDOMElement()
})

test(
  'keeps quiet for a link that leaves the page where it is',
  inTurn(
    [
      ['#main', {}],
      ['https://example.org/', {}],
      ['/history/', { ctrlKey: true }],
    ],
    (link, init) => {
      const { unmount } = press(link, init)
      wait(1000)
      expect(bar()).toBeEmptyDOMElement()
      unmount()
    },
  ),
)
