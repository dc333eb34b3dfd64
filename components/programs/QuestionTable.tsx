import { SiteLink } from '@/components/site/SiteLink'
import { Picture } from '@/components/ui/Picture'
import { Section } from '@/components/ui/Section'
import type { Illustration, TableQuestion } from '@/content/types'
import styles from './QuestionTable.module.scss'

type QuestionTableProps = {
  id: string
  heading: string
  /** The table, seen from above; decorative. */
  image: Illustration
  questions: readonly TableQuestion[]
}

/** Questions around a table, each with a short answer and a link to read more. */
export function QuestionTable({ id, heading, image, questions }: QuestionTableProps) {
  return (
    <Section id={id} heading={heading} tone="calm">
      <div className={styles.room}>
        <div className={styles.table}>
          <Picture {...image} shape="plain" sizes="(width >= 60em) 28rem, 22rem" />
        </div>
        <ul role="list" className={styles.questions}>
          {questions.map(({ id: key, question, answer, link }) => (
            <li key={key} className={styles.question}>
              <h3 className={styles.asked}>{question}</h3>
              <p className={styles.answer}>{answer}</p>
              <p data-print="hide">
                <SiteLink link={link} className={styles.link} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
