import { SiteLink } from '@/components/site/SiteLink'
import { Breakable } from '@/components/ui/Breakable'
import { Card } from '@/components/ui/Card'
import { Leaf } from '@/components/ui/Leaf'
import { Picture } from '@/components/ui/Picture'
import { organization } from '@/content/organization'
import type { Illustration } from '@/content/types'
import styles from './NewsletterCard.module.scss'
import type { Issue } from './newsletter-issues'

type NewsletterCardProps = {
  /** 'Latest e-newsletter' */
  label: string
  issue: Issue
  text: string
  /** What you do with it, before its title: 'Read'. */
  read: string
  image: Illustration
}

/** The latest issue, with a cover we drew. */
export function NewsletterCard({ label, issue, text, read, image }: NewsletterCardProps) {
  return (
    <Card kind="sheet" as="article" className={styles.card}>
      <div className={styles.stand} aria-hidden="true">
        <div className={styles.cover}>
          <p className={styles.masthead}>
            <Leaf />
            {organization.name}
          </p>
          <p className={styles.issue}>
            <Breakable text={issue.title} />
          </p>
          <div className={styles.window}>
            <Picture picture={image.picture} alt="" sizes="12rem" />
          </div>
        </div>
      </div>
      <div className={styles.text}>
        <h3 className={styles.heading}>
          <span className={styles.label}>{label}</span> <Breakable text={issue.title} />
        </h3>
        <p>{text}</p>
        <SiteLink variant="primary" link={{ text: `${read} ${issue.title}`, href: issue.url, opensNewTab: true }} />
        {issue.facts && <p className={styles.facts}>{issue.facts}</p>}
      </div>
    </Card>
  )
}
