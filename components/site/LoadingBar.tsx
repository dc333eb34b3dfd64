'use client'

import { useEffect, useState } from 'react'
import { messages } from '@/content/messages'
import styles from './LoadingBar.module.scss'

/** Milliseconds without a new page before the bar shows. */
const delay = 300

export function LoadingBar() {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = (event: MouseEvent) => {
      if (!leavesThisPage(event)) return
      clearTimeout(timer)
      timer = setTimeout(() => setIsShown(true), delay)
    }
    const stop = () => {
      clearTimeout(timer)
      setIsShown(false)
    }
    document.addEventListener('click', start)
    window.addEventListener('pageshow', stop)
    window.addEventListener('pagehide', stop)
    return () => {
      stop()
      document.removeEventListener('click', start)
      window.removeEventListener('pageshow', stop)
      window.removeEventListener('pagehide', stop)
    }
  }, [])
  return (
    <div role="status">
      {isShown && (
        <span className={styles.bar}>
          <span className={styles.words}>{messages.loading}</span>
        </span>
      )}
    </div>
  )
}

function leavesThisPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return false
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return false
  return link.pathname !== window.location.pathname
}
