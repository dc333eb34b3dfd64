'use client'

import { useEffect } from 'react'

/** The most of the window's height that a sticky header may take up. */
const mostOfWindow = 1 / 4

/**
 * Tells the styles how much of the window the sticky header covers, which depends on the reader's text size, and
 * unsticks the header where that's too much. Until then the styles assume what it covers at the usual text size.
 */
export function HeaderRoom() {
  useEffect(() => {
    const header = document.querySelector('header')
    const [topLine, bar] = header?.children ?? []
    if (!header || !topLine || !bar) return

    const measure = () => {
      const height = bar.getBoundingClientRect().height
      header.style.position = height > window.innerHeight * mostOfWindow ? 'static' : ''
      const isSticky = getComputedStyle(header).position === 'sticky'
      const { style } = document.documentElement
      style.setProperty('--header-room', isSticky ? `${height}px` : '0px')
      style.setProperty('--top-line-height', `${topLine.getBoundingClientRect().height}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(header)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [])
  return null
}
