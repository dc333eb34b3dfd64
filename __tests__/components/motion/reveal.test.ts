import { revealBelow } from '@/components/motion/reveal'

/** What the page reaches while it is scrolled. */
const reached = new Map<Element, () => void>()

jest.mock('framer-motion/dom', () => ({
  inView: (part: Element, onReach: () => void) => {
    reached.set(part, onReach)
    return () => reached.delete(part)
  },
}))
const animate = jest.fn()
jest.mock('framer-motion/dom/mini', () => ({ animate: (...words: unknown[]) => animate(...words) }))

function part(top: number) {
  const element = document.createElement('div')
  element.dataset.reveal = ''
  element.getBoundingClientRect = () => ({ top }) as DOMRect
  document.body.append(element)
  return element
}

beforeEach(() => {
  reached.clear()
  animate.mockClear()
  document.body.replaceChildren()
})

test('what is in the first screen is never hidden', () => {
  const above = part(100)
  revealBelow(document)
  expect(above.style.opacity).toBe('')
})

test('what lies below is hidden and fades in for 0.6 seconds when it is reached', () => {
  const below = part(window.innerHeight + 100)
  revealBelow(document)
  expect(below.style.opacity).toBe('0')
  reached.get(below)?.()
  expect(animate).toHaveBeenCalledWith(below, { opacity: 1 }, { duration: 0.6 })
})

test('on paper, and when the page goes, everything is shown', () => {
  const below = part(window.innerHeight + 100)
  const stop = revealBelow(document)
  window.dispatchEvent(new Event('beforeprint'))
  expect(below.style.opacity).toBe('')
  below.style.opacity = '0'
  stop()
  expect(below.style.opacity).toBe('')
  expect(reached.size).toBe(0)
})
