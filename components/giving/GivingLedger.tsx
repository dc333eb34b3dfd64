import type { ReactNode } from 'react'
import { SiteLink } from '@/components/site/SiteLink'
import { Breakable } from '@/components/ui/Breakable'
import type { GivingWay } from '@/content/types'
import { GivingExplained } from './GivingExplained'
import styles from './GivingLedger.module.scss'

type GivingLedgerProps = {
  ways: readonly GivingWay[]
  /** Below the last line. */
  children?: ReactNode
}

/** Ways to give, one line each, with what leads on beside it: a form elsewhere, or an explanation. */
export function GivingLedger({ ways, children }: GivingLedgerProps) {
  return (
    <>
      <ul className={styles.ledger}>
        {ways.map((way) => (
          <li key={way.name} className={styles.way}>
            <h3 className={styles.name}>
              <Breakable text={way.name} />
            </h3>
            <p className={styles.summary}>{way.summary}</p>
            <div className={styles.more}>
              {'link' in way ? (
                <SiteLink link={way.link} variant="secondary" />
              ) : (
                <GivingExplained name={way.name} details={way.details} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {children && <div className={styles.foot}>{children}</div>}
    </>
  )
}
