import { SiteLink } from '@/components/site/SiteLink'
import { Section } from '@/components/ui/Section'
import type { ContentsEntry } from '@/lib/links/site-map'
import styles from './SiteMap.module.scss'

type SiteMapProps = {
  heading: string
  lead: string
  groups: readonly { text: string; entries: readonly ContentsEntry[] }[]
}

/** Every page of the site, as in the table of contents of a book. */
export function SiteMap({ heading, lead, groups }: SiteMapProps) {
  return (
    <Section id="all-pages" heading={heading} lead={lead}>
      <div className={styles.groups}>
        {groups.map(({ text, entries }) => (
          <div key={text} className={styles.group}>
            <h3>{text}</h3>
            <ul className={styles.list}>
              {entries.map(({ link, below }) => (
                <li key={link.href} className={styles.entry}>
                  <SiteLink link={link} className={styles.link} />
                  {below.map((page) => (
                    <SiteLink key={page.href} link={page} className={styles.below} />
                  ))}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
