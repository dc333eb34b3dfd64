'use client'

import { useEffect, useRef, useState } from 'react'
import type { Toaster as ToasterType, toast as toastType } from 'sonner'

export const toastEvent = 'site:toast'

export function showToast(message: string): void {
  window.dispatchEvent(new CustomEvent(toastEvent, { detail: message }))
}

const look = {
  backgroundColor: 'var(--color-band)',
  border: 0,
  borderRadius: 'var(--radius-control)',
  color: 'var(--color-on-band)',
  fontFamily: 'var(--font-body)',
  fontSize: 'var(--text-small)',
}

/** Milliseconds a toast stays, and how many show at most (BRIEF 2.16). */
const duration = 4000
const visibleToasts = 3

type Sonner = { Toaster: typeof ToasterType; toast: typeof toastType }

/** Where toasts appear. The library is fetched when the first one is shown. */
export function ToastArea() {
  const [sonner, setSonner] = useState<Sonner | null>(null)
  const waiting = useRef<string[]>([])

  useEffect(() => {
    const show = (event: Event) => {
      if (event instanceof CustomEvent) waiting.current.push(event.detail)
      import('sonner').then(setSonner, () => {}) // The page says everything a toast says.
    }
    window.addEventListener(toastEvent, show)
    return () => window.removeEventListener(toastEvent, show)
  }, [])

  useEffect(() => {
    if (!sonner) return
    for (const message of waiting.current.splice(0)) sonner.toast(message)
  })

  if (!sonner) return null
  return (
    <sonner.Toaster
      duration={duration}
      visibleToasts={visibleToasts}
      position="bottom-center"
      toastOptions={{ style: look }}
    />
  )
}
