import type { ReactNode } from 'react'
import { buttonLook } from './Button'
import styles from './Disclosure.module.scss'
import { Stack } from './Layout'

type DisclosureProps = {
  summary: string
  lead: string
  children: ReactNode
}

/** Something few readers need in full: closed until asked for, and left out on paper. */
export function Disclosure({ summary, lead, children }: DisclosureProps) {
  return (
    <Stack className={styles.disclosure} data-print="hide">
      <p className="soft">{lead}</p>
      <details>
        <summary {...buttonLook('secondary')}>{summary}</summary>
        <div className={styles.content}>{children}</div>
      </details>
    </Stack>
  )
}
