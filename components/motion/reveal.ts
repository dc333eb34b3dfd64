import { inView } from 'framer-motion/dom'

/** Milliseconds after the start of the page from which a reader may have been further down already. */
const lateAfter = 4000

/** How far up parts count as reached: those that were scrolled or jumped past need not be met to be shown. */
const everythingAbove = '100000px 0px 0px 0px'

/**
 * Hides the marked parts that lie below the window until they are reached; styles/base/_reveal.scss says how. What can
 * be seen is left alone, and so is everything when scripts come late. Returns a function that shows the rest and stops.
 */
export function revealBelow(root: ParentNode): () => void {
  if (performance.now() > lateAfter) return () => {}
  const parts = [...root.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
    (part) => part.getBoundingClientRect().top > window.innerHeight,
  )
  const show = (part: HTMLElement) => {
    part.dataset.reveal = 'shown'
  }
  for (const part of parts) part.dataset.reveal = 'waiting'
  const stops = parts.map((part) => inView(part, () => show(part), { margin: everythingAbove }))
  return () => {
    for (const stop of stops) stop()
    parts.forEach(show)
  }
}
