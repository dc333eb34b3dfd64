import { revealBelow } from '@/components/motion/reveal'

/** What the page reaches while it is scrolled. */
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

test('what is in the first screen is never hidden', () => {
  const above = part(100)
  revealBelow(document)
  expect(above.dataset.reveal).toBe('')
})

test('what lies below waits until it is reached', () => {
  const below = part(window.innerHeight + 100)
  revealBelow(document)
  expect(below.dataset.reveal).toBe('waiting')
  reached.get(below)?.()
  expect(below.dataset.reveal).toBe('shown')
})

test('what may have been read before the script came is not hidden again', () => {
  jest.spyOn(performance, 'now').mockReturnValue(60_000)
  const below = part(window.innerHeight + 100)
  revealBelow(document)
  expect(below.dataset.reveal).toBe('')
})

test('when the page goes, everything is shown', () => {
  const below = part(window.innerHeight + 100)
  const stop = revealBelow(document)
  stop()
  expect(below.dataset.reveal).toBe('shown')
  expect(reached.size).toBe(0)
})
