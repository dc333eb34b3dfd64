import { type RefObject, useEffect } from 'react'
import { showToast } from '@/components/site/toast'
import { enquiryMessages } from '@/content/messages'

const typedInto = ['text', 'tel', 'email']
  .map((type) => `[data-field] input[type="${type}"]`)
  .concat('textarea')
  .join()

/** Says so when the browser has brought back what somebody typed before a reload. */
export function useRestoredNotice(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    // TypeScript knows the entries of a kind by their common part only; those of this kind have a type.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (navigation?.type !== 'reload' && navigation?.type !== 'back_forward') return
    const typed = form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedInto)
    if ([...(typed ?? [])].some((control) => control.value !== '')) showToast(enquiryMessages.restored)
  }, [form])
}
