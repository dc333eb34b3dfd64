import { revealBelow } from '@/components/motion/reveal'

/** What to call when scrolling reaches a part. */
const reached = new Map<Element, () => void>()

jest.mock('framer-motion/dom', () => ({
  inView: (part: Element, onReach: () => void) => {
    reached.set(part, onReach)
    return () => reached.delete(part)
  },
}))

function part(top: number) {
  const element = document.createElement('div')
  element.dataset.reveal = ''
  element.getBoundingClientRect = () => ({ top }) as DOMRect
  document.body.append(element)
  return element
}

beforeEach(() => {
  reached.clear()
  document.body.replaceChildren()
  jest.spyOn(performance, 'now').mockReturnValue(500)
})

test('nothing on the first screen is ever hidden', () => {
  const above = part(100)
  revealBelow(document)
  expect(above.dataset.reveal).toBe('')
})

test('parts below wait until they’re reached', () => {
  const below = part(window.innerHeight + 100)
  revealBelow(document)
  expect(below.dataset.reveal).toBe('waiting')
  reached.get(below)?.()
  expect(below.dataset.reveal).toBe('shown')
})

test('anything the reader may have seen before the script arrived isn’t hidden again', () => {
  jest.spyOn(performance, 'now').mockReturnValue(60_000)
  const below = part(window.innerHeight + 100)
  revealBelow(document)
  expect(below.dataset.reveal).toBe('')
})

test('when the page goes away, everything is shown', () => {
  const below = part(window.innerHeight + 100)
  const stop = revealBelow(document)
  stop()
  expect(below.dataset.reveal).toBe('shown')
  expect(reached.size).toBe(0)
})
