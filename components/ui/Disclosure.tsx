import type { ReactNode } from 'react'
import { ButtonSummary } from './Button'
import styles from './Disclosure.module.scss'

type DisclosureProps = {
  /** Words of the button that opens it. */
  summary: string
  children: ReactNode
}

/** Something that few readers need in full: closed until it is asked for, and left out on paper. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={styles.details} data-print="hide">
      <ButtonSummary variant="secondary">{summary}</ButtonSummary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
