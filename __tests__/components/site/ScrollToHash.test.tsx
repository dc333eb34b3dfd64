import { act, render, screen } from '@testing-library/react'
import { ScrollToHash } from '@/components/site/ScrollToHash'

const ids = ['lifestation', 'communityOutreach']
let scrollIntoView: jest.SpyInstance

/** A page with its parts, as it is after loading at a URL with this hash. */
function pageAt(hash: string) {
  window.history.replaceState(null, '', `/social-work-support/${hash}`)
  return render(
    <>
      <ScrollToHash ids={ids} />
      <section id="lifestation">
        <h2>Life Station</h2>
      </section>
      <section id="communityOutreach">
        <h2>Outreach</h2>
      </section>
      <section id="elsewhere">
        <h2>Elsewhere</h2>
      </section>
    </>,
  )
}

const heading = (name: string) => screen.getByRole('heading', { name })
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
  scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView')
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test.each([
  ['#lifestation', 'Life Station'],
  ['#communityOutreach', 'Outreach'],
])('600 ms after load it scrolls smoothly to %s and focuses its heading', (hash, name) => {
  pageAt(hash)
  wait(599)
  expect(scrollIntoView).not.toHaveBeenCalled()
  wait(1)
  expect(scrollIntoView.mock.contexts[0]).toBe(heading(name).parentElement)
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' })
  expect(heading(name)).toHaveFocus()
})

test('goes there at once for people who asked for less motion', () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ media, matches: true }) as MediaQueryList)
  pageAt('#lifestation')
  wait(600)
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant' })
})

test.each(['', '#elsewhere', '#unknown'])('leaves the page alone at a URL ending in %j', (hash) => {
  pageAt(hash)
  wait(2000)
  expect(scrollIntoView).not.toHaveBeenCalled()
  expect(document.body).toHaveFocus()
})

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'does not pull back a reader who moves first (%s)',
  (type) => {
    pageAt('#lifestation')
    wait(300)
    act(() => window.dispatchEvent(new Event(type)))
    wait(2000)
    expect(scrollIntoView).not.toHaveBeenCalled()
  },
)

describe('when the script comes later than 600 ms after load', () => {
  let top: number

  beforeEach(() => {
    const loaded = [{ startTime: 0, duration: 1000 }]
    Object.defineProperty(performance, 'getEntriesByType', { value: () => loaded, configurable: true })
    jest.advanceTimersByTime(1000 + 601)
    jest.spyOn(HTMLHeadingElement.prototype, 'getBoundingClientRect').mockImplementation(() => ({ top }) as DOMRect)
  })

  afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'))

  test('it focuses the heading where the browser has put it, and moves nothing', () => {
    top = 100
    pageAt('#lifestation')
    wait(0)
    expect(heading('Life Station')).toHaveFocus()
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  test.each([
    ['above', -1],
    ['below', window.innerHeight],
  ])('it leaves a reader alone who has gone on, with the heading %s the window', (_where, place) => {
    top = place
    pageAt('#lifestation')
    wait(2000)
    expect(document.body).toHaveFocus()
    expect(scrollIntoView).not.toHaveBeenCalled()
  })
})

test('a link on the page itself leads there too', () => {
  pageAt('')
  wait(600)
  window.history.replaceState(null, '', '#communityOutreach')
  act(() => window.dispatchEvent(new HashChangeEvent('hashchange')))
  expect(heading('Outreach')).toHaveFocus()
})

test('a URL that can’t be decoded does no harm', () => {
  pageAt('#%E0%A4%A')
  expect(() => wait(600)).not.toThrow()
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('goes nowhere once the reader has left the page', () => {
  pageAt('#lifestation').unmount()
  wait(600)
  expect(scrollIntoView).not.toHaveBeenCalled()
})
