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
      const topLineHeight = topLine.getBoundingClientRect().height
      header.dataset.sticks = String(height <= window.innerHeight * mostOfWindow)
      const isSticky = getComputedStyle(header).position === 'sticky'
      setLength('--header-room', isSticky ? height : 0)
      setLength('--top-line-height', topLineHeight)
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

/**
 * Sets a length of the styles, kept in rem, unless that's what they assume: with each change the browser has to work
 * out the styles of the whole page again, a tenth of a second on a slow phone.
 */
function setLength(name: string, pixels: number): void {
  const { style } = document.documentElement
  const current = getComputedStyle(document.documentElement)
  const rem = pixels / Number.parseFloat(current.fontSize)
  const isSame = Math.abs(Number.parseFloat(current.getPropertyValue(name)) - rem) < 0.01
  if (!isSame) style.setProperty(name, `${rem}rem`)
}
