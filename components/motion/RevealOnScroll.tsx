'use client'

import { useEffect } from 'react'
import { whenIdle } from './when-idle'

/** Fades in every marked part below the first screen, once. Render once per page; without script nothing is hidden. */
export function RevealOnScroll() {
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let stop = () => {}
    let isGone = false
    whenIdle()
      .then(() => import('./reveal'))
      .then(
        ({ revealBelow }) => {
          if (!isGone) stop = revealBelow(document)
        },
        () => {}, // The page is complete without the fade.
      )
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return null
}
