'use client'

import { useEffect } from 'react'

type ScrollToHashProps = { ids: readonly string[] }

/** Milliseconds after load (BRIEF 2.14), when late fonts and pictures have found their place. */
const delay = 600

/** What a reader does to move the page; who has moved it is not pulled back. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Brings the part that the address names into view, smoothly, and its heading into focus: on load after a moment, and
 * at once when a link on the page leads there. The browser's own jump comes first, also without script.
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
