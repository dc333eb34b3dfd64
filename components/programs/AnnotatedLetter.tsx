import { RichText } from '@/components/site/RichText'
import { Stack } from '@/components/ui/Layout'
import { Section } from '@/components/ui/Section'
import type { LetterNote } from '@/content/types'
import styles from './AnnotatedLetter.module.scss'

type AnnotatedLetterProps = {
  id: string
  heading: string
  lead: string
  letterLabel: string
  letterhead: string
  letterFor: string
  example: string
  notes: readonly LetterNote[]
}

export function AnnotatedLetter({ id, heading, lead, notes, ...words }: AnnotatedLetterProps) {
  return (
    <Section id={id} heading={heading} lead={lead} tone="calm">
      <section aria-label={words.letterLabel} className={styles.letter}>
        <div className={styles.letterhead} data-print="hide">
          <div>
            <p className="h3">{words.letterhead}</p>
            <p className="small">{words.letterFor}</p>
          </div>
          <p className={styles.example}>{words.example}</p>
        </div>
        <ol role="list">
          {notes.map(({ id: key, letter, heading: name, text }) => (
            <li key={key} className={styles.explained}>
              <LetterPart {...letter} />
              <div className={styles.note}>
                <div className={styles.meaning}>
                  <h3 className="h4">{name}</h3>
                  <p>
                    <RichText text={text} />
                  </p>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </Section>
  )
}

/** One part of the letter; an empty value is an amount that only a real letter has. */
function LetterPart({ heading, text, rows }: LetterNote['letter']) {
  return (
    <div className={styles.part} data-print="hide">
      {heading && <p className="h4">{heading}</p>}
      {text && <p>{text}</p>}
      {rows && (
        <Stack as="dl" gap={8}>
          {rows.map(({ label, value }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>{value || <span aria-hidden="true" className={styles.sum} />}</dd>
            </div>
          ))}
        </Stack>
      )}
    </div>
  )
}
