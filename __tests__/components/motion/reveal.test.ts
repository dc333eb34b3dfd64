import { revealBelow } from '@/components/motion/reveal'

jest.mock('framer-motion/dom', () => ({ inView: () => () => {} }))

/** How a part below the window and one inside it stand once the script has come, so many milliseconds into the page. */
function after(milliseconds: number) {
  document.body.innerHTML = '<p data-reveal></p><p data-reveal></p>'
  const parts = [...document.querySelectorAll('p')]
  parts.forEach((part, index) => {
    part.getBoundingClientRect = () => ({ top: 100 + index * window.innerHeight }) as DOMRect
  })
  jest.spyOn(performance, 'now').mockReturnValue(milliseconds)
  const stop = revealBelow(document)
  return { states: () => parts.map(({ dataset }) => dataset.reveal), stop }
}

test('what is below the first screen waits, and nothing on it is ever hidden', () => {
  const { states, stop } = after(500)
  expect(states()).toEqual(['', 'waiting'])
  stop()
  expect(states()).toEqual(['', 'shown'])
})

test('anything the reader may have seen before the script arrived isn’t hidden again', () => {
  expect(after(60_000).states()).toEqual(['', ''])
})
