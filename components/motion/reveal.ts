import { inView } from 'framer-motion/dom'

/** Milliseconds into the page after which a reader may already have been further down. */
const lateAfter = 4000

/** How far above the window parts count as reached: ones scrolled or jumped past show without being seen first. */
const everythingAbove = '100000px 0px 0px 0px'

/**
 * Hides the marked parts below the window until they're reached; styles/base/_document.scss says how. Anything in view
 * is left alone, and so is everything when scripts come late.
 */
export function revealBelow(root: ParentNode): void {
  if (performance.now() > lateAfter) return
  const parts = [...root.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
    (part) => part.getBoundingClientRect().top > window.innerHeight,
  )
  for (const part of parts) {
    part.dataset.reveal = 'waiting'
    const show = () => {
      part.dataset.reveal = 'shown'
    }
    inView(part, show, { margin: everythingAbove })
  }
}
