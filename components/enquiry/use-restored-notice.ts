import { type RefObject, useEffect } from 'react'
import { showToast } from '@/components/site/toast'
import { enquiryMessages } from '@/content/messages'

const typedInto = ['text', 'tel', 'email']
  .map((type) => `[data-field] input[type="${type}"]`)
  .concat('textarea')
  .join()

/** Tells the reader when the browser has restored what they typed, after a reload or on the way back. */
export function useRestoredNotice(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    // TypeScript gives all entries their common type; these are always navigation timings.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (navigation?.type !== 'reload' && navigation?.type !== 'back_forward') return
    const typed = form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedInto)
    if ([...(typed ?? [])].some((control) => control.value !== '')) showToast(enquiryMessages.restored)
  }, [form])
}
