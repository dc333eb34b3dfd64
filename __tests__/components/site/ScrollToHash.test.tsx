import { act, render, screen } from '@testing-library/react'
import { inTurn } from '@/__tests__/in-turn'
import { ScrollToHash } from '@/components/site/ScrollToHash'

let scrollIntoView: jest.SpyInstance

function pageAt(hash: string) {
  window.history.replaceState(null, '', `/social-work-support/${hash}`)
  return render(
    <>
      <ScrollToHash ids={['lifestation', 'communityOutreach']} />
      {['lifestation', 'communityOutreach', 'elsewhere'].map((id) => (
        <section key={id} id={id}>
          <h2>{id}</h2>
        </section>
      ))}
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

test('600 ms after load it scrolls smoothly to the part and focuses its heading', () => {
  pageAt('#lifestation')
  wait(599)
  expect(scrollIntoView).not.toHaveBeenCalled()
  wait(1)
  expect(scrollIntoView.mock.contexts[0]).toBe(heading('lifestation').parentElement)
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' })
  expect(heading('lifestation')).toHaveFocus()
})

test(
  'leaves the page alone at any other URL, even one that can’t be decoded',
  inTurn(['', '#elsewhere', '#unknown', '#%E0%A4%A'], (hash) => {
    const { unmount } = pageAt(hash)
    wait(2000)
    expect(scrollIntoView).not.toHaveBeenCalled()
    expect(document.body).toHaveFocus()
    unmount()
  }),
)

test(
  'does not pull back a reader who moves first, or who has left the page',
  inTurn(['wheel', 'touchmove', 'keydown', 'pointerdown', ''], (type) => {
    const { unmount } = pageAt('#lifestation')
    wait(300)
    if (!type) unmount()
    else act(() => window.dispatchEvent(new Event(type)))
    wait(2000)
    expect(scrollIntoView).not.toHaveBeenCalled()
    unmount()
  }),
)

test(
  'a script that comes later moves nothing, and focuses the heading unless the reader has gone on',
  inTurn([100, -1, window.innerHeight], (top) => {
    const loaded = [{ startTime: 0, duration: performance.now() - 601 }]
    Object.defineProperty(performance, 'getEntriesByType', { value: () => loaded, configurable: true })
    jest.spyOn(HTMLHeadingElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
    const { unmount } = pageAt('#lifestation')
    wait(2000)
    expect(document.activeElement).toBe(top === 100 ? heading('lifestation') : document.body)
    expect(scrollIntoView).not.toHaveBeenCalled()
    Reflect.deleteProperty(performance, 'getEntriesByType')
    unmount()
  }),
)

test('a link on the page itself leads there too', () => {
  pageAt('')
  wait(600)
  window.history.replaceState(null, '', '#communityOutreach')
  act(() => window.dispatchEvent(new HashChangeEvent('hashchange')))
  expect(heading('communityOutreach')).toHaveFocus()
})
