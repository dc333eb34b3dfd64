import { Prose } from '@/components/site/RichText'
import { Stack } from '@/components/ui/Layout'
import type { Block } from '@/content/types'

type OpeningQuestionProps = { question: string; answer: string; text: readonly Block[] }

/** A question the reader brings, and the answer. */
export function OpeningQuestion({ question, answer, text }: OpeningQuestionProps) {
  return (
    <section aria-labelledby="promise" className="ground" data-tone="plain" data-tight>
      <Stack className="wrap" gap={24} data-reveal>
        <h2 id="promise">
          <Stack as="span" gap={8}>
            <span className="h3 soft">{question}</span> <span>{answer}</span>
          </Stack>
        </h2>
        <Prose blocks={text} />
      </Stack>
    </section>
  )
}
