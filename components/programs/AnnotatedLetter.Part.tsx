import type { LetterNote } from '@/content/types'
import styles from './AnnotatedLetter.Part.module.scss'

/** One part of the letter; an empty value is an amount that only a real letter has. */
export function LetterPart({ heading, text, rows }: LetterNote['letter']) {
  return (
    <div className={styles.part}>
      {heading && <p className={styles.heading}>{heading}</p>}
      {text && <p>{text}</p>}
      {rows && (
        <dl className={styles.rows}>
          {rows.map(({ label, value }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>{value || <span aria-hidden="true" className={styles.sum} />}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
