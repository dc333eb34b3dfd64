import type { ReactNode } from 'react'
import styles from './TermList.module.scss'

type TermListProps = {
  terms: readonly { term: string; text: ReactNode }[]
  /** `rows` puts each text beside its term; `tiles` puts term over text, side by side. */
  layout: 'rows' | 'tiles'
}

/** Terms and what they mean. */
export function TermList({ terms, layout }: TermListProps) {
  return (
    <dl className={styles.list} data-layout={layout}>
      {terms.map(({ term, text }) => (
        <div key={term} className={styles.entry}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
