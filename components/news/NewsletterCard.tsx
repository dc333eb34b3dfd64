import { SiteLink } from '@/components/site/SiteLink'
import { Breakable } from '@/components/ui/Breakable'
import { Card } from '@/components/ui/Card'
import styles from './NewsletterCard.module.scss'
import type { Issue } from './newsletter-issues'

type NewsletterCardProps = {
  /** 'Latest e-newsletter' */
  label: string
  issue: Issue
  /** What you do with it, before its title: 'Read'. */
  read: string
}

/** The latest issue. */
export function NewsletterCard({ label, issue, read }: NewsletterCardProps) {
  return (
    <Card kind="sheet" as="article" className={styles.card}>
      <h3 className={styles.heading}>
        <span className={styles.label}>{label}</span> <Breakable text={issue.title} />
      </h3>
      <SiteLink variant="primary" link={{ text: `${read} ${issue.title}`, href: issue.url, opensNewTab: true }} />
      {issue.facts && <p className={styles.facts}>{issue.facts}</p>}
    </Card>
  )
}
