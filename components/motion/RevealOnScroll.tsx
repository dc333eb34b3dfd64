'use client'

import { useEffect } from 'react'
import { whenIdle } from './when-idle'

/** Fades in every marked part below the first screen, once. Render once per page; without script nothing is hidden. */
export function RevealOnScroll() {
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    whenIdle()
      .then(() => import('./reveal'))
      .then(
        ({ revealBelow }) => revealBelow(document),
        () => {}, // The page is complete without the fade.
      )
  }, [])
  return null
}
