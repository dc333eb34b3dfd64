import { Prose } from '@/components/site/RichText'
import { Accordion } from '@/components/ui/Accordion'
import type { Faq } from '@/content/types'

type FaqListProps = { faqs: readonly Faq[] }

/** Questions with their answers, one open at a time. */
export function FaqList({ faqs }: FaqListProps) {
  return (
    <Accordion
      items={faqs.map((faq) => ({ id: faq.id, heading: faq.question, content: <Prose blocks={faq.answer} /> }))}
    />
  )
}
