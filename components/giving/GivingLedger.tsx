import type { ReactNode } from 'react'
import type { GivingDetails } from '@/content/types'
import { GivingExplained } from './GivingExplained'
import styles from './GivingLedger.module.scss'

type GivingLedgerProps = {
  ways: readonly { name: string; summary: string; note?: string; details: GivingDetails }[]
  /** Below the last line. */
  children?: ReactNode
}

/** Ways to give that take some thought, one line each, with the deciding fact beside it. */
export function GivingLedger({ ways, children }: GivingLedgerProps) {
  return (
    <>
      <ul className={styles.ledger}>
        {ways.map((way) => (
          <li key={way.name} className={styles.way}>
            <h3 className={styles.name}>{way.name}</h3>
            <div className={styles.words}>
              <p>{way.summary}</p>
              {way.note && <p className={styles.note}>{way.note}</p>}
            </div>
            <div className={styles.more}>
              <GivingExplained name={way.name} details={way.details} />
            </div>
          </li>
        ))}
      </ul>
      {children && <p className={styles.foot}>{children}</p>}
    </>
  )
}
