import type { ReactNode } from 'react'
import { buttonLook } from './Button'
import styles from './Disclosure.module.scss'

type DisclosureProps = {
  /** The text of the button that opens it. */
  summary: string
  /** Shown above the button, open or closed. */
  lead: string
  children: ReactNode
}

/** Something few readers need in full: closed until asked for, and left out on paper. */
export function Disclosure({ summary, lead, children }: DisclosureProps) {
  return (
    <div className={styles.disclosure} data-print="hide">
      <p className={styles.lead}>{lead}</p>
      <details className={styles.details}>
        <summary {...buttonLook('secondary')}>{summary}</summary>
        <div className={styles.content}>{children}</div>
      </details>
    </div>
  )
}
