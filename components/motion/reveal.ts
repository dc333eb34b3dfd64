import { inView } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'

/** Seconds of the fade (SPEC section 9). */
const fadeSeconds = 0.6

/**
 * Hides the marked parts that lie below the window and fades each in when it is reached. What can already be
 * seen is left alone. Returns a function that shows everything and stops.
 */
export function revealBelow(root: ParentNode): () => void {
  const parts = [...root.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
    (part) => part.getBoundingClientRect().top > window.innerHeight,
  )
  const showAll = () => {
    for (const part of parts) part.style.opacity = ''
  }
  for (const part of parts) part.style.opacity = '0'
  const stops = parts.map((part) =>
    inView(part, () => {
      animate(part, { opacity: 1 }, { duration: fadeSeconds })
    }),
  )
  window.addEventListener('beforeprint', showAll)
  return () => {
    for (const stop of stops) stop()
    window.removeEventListener('beforeprint', showAll)
    showAll()
  }
}
