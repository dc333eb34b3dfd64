import type { ReactNode } from 'react'
import { Grid } from './Layout'
import styles from './TermList.module.scss'

type TermListProps = {
  terms: readonly { term: string; text: ReactNode }[]
  /** `rows` puts each text beside its term; `tiles` puts term over text, side by side. */
  layout: 'rows' | 'tiles'
}

export function TermList({ terms, layout }: TermListProps) {
  const entries = terms.map(({ term, text }) => (
    <div key={term} className={layout === 'tiles' ? `lined ${styles.entry}` : styles.entry}>
      <dt>{term}</dt>
      <dd className="soft">{text}</dd>
    </div>
  ))
  if (layout === 'rows') {
    return (
      <dl className={styles.list} data-layout={layout}>
        {entries}
      </dl>
    )
  }
  return (
    <Grid as="dl" column="max(12.5rem, 28%)" rows={2} gap={40} className={styles.list} data-layout={layout}>
      {entries}
    </Grid>
  )
}
