'use client'

import { useEffect } from 'react'

type ScrollToHashProps = { ids: readonly string[] }

/** Milliseconds after load (BRIEF 2.14), by which time late fonts and pictures have settled. */
const delay = 600

/** Ways readers move the page themselves; anyone who has isn't pulled back. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Brings the part that the address names into view, smoothly, and its heading into focus: on load after a moment, and
 * at once when a link on the page leads there. The browser sets out first, also without script: its style lets it glide.
 * A script that comes later than that moment doesn't move a reader, who may have gone on.
 */
export function ScrollToHash({ ids }: ScrollToHashProps) {
  useEffect(() => {
    const part = () => {
      const id = ids.find((candidate) => window.location.hash === `#${candidate}`)
      return id ? document.getElementById(id) : null
    }
    const go = () => showPart(part())
    const wait = delay - sinceLoad()
    const timer = setTimeout(wait < 0 ? () => focusIfInView(part()) : go, Math.max(0, wait))
    const stay = () => clearTimeout(timer)
    for (const move of ownMoves) window.addEventListener(move, stay, { once: true, passive: true })
    window.addEventListener('hashchange', go)
    return () => {
      stay()
      for (const move of ownMoves) window.removeEventListener(move, stay)
      window.removeEventListener('hashchange', go)
    }
  }, [ids])
  return <span hidden className="glides" />
}

function sinceLoad(): number {
  const loaded = performance.getEntriesByType?.('navigation').map((entry) => entry.startTime + entry.duration)[0]
  return loaded ? performance.now() - loaded : 0
}

function showPart(part: HTMLElement | null) {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  part?.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' })
  focusOn(part?.querySelector('h2'))
}

function focusIfInView(part: HTMLElement | null) {
  const heading = part?.querySelector('h2')
  const { top = -1 } = heading?.getBoundingClientRect() ?? {}
  if (top >= 0 && top < window.innerHeight) focusOn(heading)
}

function focusOn(heading: HTMLElement | null | undefined) {
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
