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
  revealBelow(document)
  return parts.map(({ dataset }) => dataset.reveal)
}

test('what is below the first screen waits, and nothing on it is ever hidden', () => {
  expect(after(500)).toEqual(['', 'waiting'])
})

test('anything the reader may have seen before the script arrived isn’t hidden again', () => {
  expect(after(60_000)).toEqual(['', ''])
})
