'use client'

import { useEffect } from 'react'

type ScrollToHashProps = { ids: readonly string[] }

/** Milliseconds after load (BRIEF 2.14), by which time late fonts and pictures have settled. */
const delay = 600

/** Ways readers move the page themselves; anyone who has isn't pulled back. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls smoothly to the part the URL's hash names and focuses its heading: on load after a moment, and at once when
 * a link on the page leads there. The browser's own jump comes first, and works without script.
 */
export function ScrollToHash({ ids }: ScrollToHashProps) {
  useEffect(() => {
    const go = () => {
      const id = ids.find((candidate) => window.location.hash === `#${candidate}`)
      if (id) showPart(id)
    }
    const timer = setTimeout(go, delay)
    const stay = () => clearTimeout(timer)
    for (const move of ownMoves) window.addEventListener(move, stay, { once: true, passive: true })
    window.addEventListener('hashchange', go)
    return () => {
      stay()
      for (const move of ownMoves) window.removeEventListener(move, stay)
      window.removeEventListener('hashchange', go)
    }
  }, [ids])
  return null
}

function showPart(id: string) {
  const part = document.getElementById(id)
  const heading = part?.querySelector<HTMLElement>('h2')
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  part?.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' })
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
