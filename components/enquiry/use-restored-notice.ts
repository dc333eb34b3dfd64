import { type RefObject, useEffect } from 'react'
import { showToast } from '@/components/site/ToastArea'
import { enquiryMessages } from '@/content/forms/messages'

const typedInto = 'fieldset :is([type="text"], [type="tel"], [type="email"], textarea)'

/** Tells the reader when the browser has restored what they typed, after a reload or on the way back. */
export function useRestoredNotice(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    // Somebody who is typing in it may have found it empty and started over.
    const isTyping = form.current?.contains(document.activeElement)
    if (form.current && isRestored(form.current) && !isTyping) showToast(enquiryMessages.restored)
  }, [form])
}

/** Whether somebody typed into a form before they left the page and came back to it, or reloaded it. */
export function isRestored(form: HTMLFormElement): boolean {
  // TypeScript knows the entries of a kind by their common part only; those of this kind have a type.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'reload' && navigation?.type !== 'back_forward') return false
  const typed = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedInto)
  return [...typed].some((control) => control.value !== '')
}
