import type { ReactNode } from 'react'
import { SiteLink } from '@/components/site/SiteLink'
import styles from './NotFound.module.scss'

type NotFoundProps = { heading: string; lead: string; home: string; children: ReactNode }

/** What stands where a page is missing. */
export function NotFound({ heading, lead, home, children }: NotFoundProps) {
  return (
    <div className={styles.page}>
      <div className={styles.text}>
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <p>
          <SiteLink link={{ text: home, href: '/' }} variant="primary" />
        </p>
      </div>
      {children}
    </div>
  )
}
