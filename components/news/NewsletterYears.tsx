import { SiteLink } from '@/components/site/SiteLink'
import { Accordion } from '@/components/ui/Accordion'
import { Icon } from '@/components/ui/Icon'
import styles from './NewsletterYears.module.scss'
import { byYear, type Issue } from './newsletter-issues'

type NewsletterYearsProps = {
  /** Prefix for the groups' hashes: `#{id}-2024` opens that year. */
  id: string
  /** What the issues are, read out after each year: another newsletter on the page has the same years. */
  name: string
  issues: readonly Issue[]
}

/** Newsletters by year; each year opens and closes by itself. */
export function NewsletterYears({ id, name, issues }: NewsletterYearsProps) {
  const items = byYear(issues).map((group) => ({
    id: `${id}-${group.year}`,
    heading: String(group.year),
    about: name,
    content: <IssueList issues={group.issues} />,
  }))
  return <Accordion items={items} isExclusive={false} />
}

function IssueList({ issues }: { issues: readonly Issue[] }) {
  return (
    // Safari drops the list role when the bullets are removed.
    // biome-ignore lint/a11y/noRedundantRoles: keeps the list a list for VoiceOver
    <ul role="list" className={styles.issues}>
      {issues.map(({ title, url, facts }) => (
        <li key={url} className={styles.issue}>
          <Icon name={facts ? 'document' : 'newTab'} size={22} />
          <SiteLink className={styles.link} link={{ text: title, href: url, opensNewTab: true }} />
          {facts && <span className={styles.facts}>{facts}</span>}
        </li>
      ))}
    </ul>
  )
}
