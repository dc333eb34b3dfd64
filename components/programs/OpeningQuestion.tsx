import { revealed } from '@/components/motion/revealed'
import { Prose } from '@/components/site/RichText'
import type { Block } from '@/content/types'
import styles from './OpeningQuestion.module.scss'

type OpeningQuestionProps = { question: string; answer: string; text: readonly Block[] }

/** A question the reader brings, and the answer. */
export function OpeningQuestion({ question, answer, text }: OpeningQuestionProps) {
  return (
    <section aria-labelledby="promise" className={styles.section} data-tone="plain">
      <div className={styles.inner} {...revealed}>
        <h2 id="promise" className={styles.heading}>
          <span className={styles.question}>{question}</span> <span className={styles.answer}>{answer}</span>
        </h2>
        <div className={styles.text}>
          <Prose blocks={text} />
        </div>
      </div>
    </section>
  )
}
