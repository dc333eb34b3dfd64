'use client'

import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { whenIdle } from '@/components/motion/when-idle'
import { Icon } from './Icon'
import styles from './Slideshow.module.scss'
import { useIsScripted } from './scripted'

type SlideshowProps = {
  label: string
  slides: readonly { id: string; content: ReactNode }[]
  /** Milliseconds a slide stays. */
  interval: number
  /** Milliseconds it takes to fade from one to the next. */
  fade: number
  labels: { start: string; stop: string; previous: string; next: string }
  children?: ReactNode
}

/**
 * Slides that fade into each other (the carousel pattern in the ARIA Authoring Practices). It stops for good on
 * keyboard focus; waits while the pointer is on it, no one can see it, or a dialog is open; and never starts by itself
 * under reduced motion. Without script, the first slide stays.
 */
export function Slideshow({ label, slides, interval, fade, labels, children }: SlideshowProps) {
  const [current, setCurrent] = useState(0)
  const [isRotating, setIsRotating] = useState(false)
  const [isPointerInside, setIsPointerInside] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const areOthersWanted = useIdle()
  const isSeen = useSeen(root)
  const isScripted = useIsScripted()

  useEffect(() => {
    setIsRotating(!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  const step = (by: number) => setCurrent((index) => (index + by + slides.length) % slides.length)
  const isTicking = isRotating && !isPointerInside && isSeen && areOthersWanted

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide starts a new wait
  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => {
      if (!document.querySelector('[aria-modal]')) step(1) // Not behind an open dialog.
    }, interval)
    return () => clearInterval(timer)
  }, [isTicking, current, interval])

  // A mouse press focuses the button, too, and mustn't undo what the press is about to do.
  const stopForKeyboard = (event: FocusEvent) => event.target.matches(':focus-visible') && setIsRotating(false)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group, not a set of form fields
    <div
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={styles.slideshow}
      onFocus={stopForKeyboard}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsPointerInside(true)}
      onPointerLeave={() => setIsPointerInside(false)}
    >
      <div className={styles.controls} data-needs-script data-print="hide">
        <button
          type="button"
          className={styles.control}
          disabled={!isScripted}
          onClick={() => setIsRotating(!isRotating)}
        >
          <Icon name={isRotating ? 'pause' : 'play'} />
          {/* In an element of their own, words change also where a translator has put others in their place. */}
          <span>{isRotating ? labels.stop : labels.start}</span>
        </button>
        {(['previous', 'next'] as const).map((to) => (
          <button
            key={to}
            type="button"
            className={styles.control}
            disabled={!isScripted}
            onClick={() => step(to === 'next' ? 1 : -1)}
            aria-label={labels[to]}
          >
            <Icon name={to} />
          </button>
        ))}
      </div>
      <div
        className={styles.slides}
        aria-live={isRotating ? 'off' : 'polite'}
        style={{ '--slideshow-fade': `${fade}ms` }}
      >
        {slides.map(({ id, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of form fields
          <div
            key={id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            className={styles.slide}
            inert={index !== current}
          >
            {(index === 0 || areOthersWanted) && content}
          </div>
        ))}
      </div>
      {children}
    </div>
  )
}

function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    whenIdle().then(() => setIsIdle(true))
  }, [])
  return isIdle
}

/** False while the tab is in the background or the element is off screen. */
function useSeen(element: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(true)
  useEffect(() => {
    let isOnScreen = true
    const update = () => setIsSeen(isOnScreen && document.visibilityState === 'visible')
    const observer = new IntersectionObserver(([entry]) => {
      isOnScreen = entry?.isIntersecting ?? true
      update()
    })
    if (element.current) observer.observe(element.current)
    document.addEventListener('visibilitychange', update)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', update)
    }
  }, [element])
  return isSeen
}
