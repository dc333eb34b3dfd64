import { SiteLink } from '@/components/site/SiteLink'
import { Grid } from '@/components/ui/Layout'
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
        <Grid as="ul" role="list" column="20rem" gap={24} className={styles.questions}>
          {questions.map(({ id: key, question, answer, link }) => (
            <li key={key} className="lined">
              <h3 className={`h3 ${styles.asked}`}>{question}</h3>
              <p className={`soft ${styles.answer}`}>{answer}</p>
              <p data-print="hide">
                <SiteLink link={link} className="standalone" />
              </p>
            </li>
          ))}
        </Grid>
      </div>
    </Section>
  )
}
