import { SiteLink } from '@/components/site/SiteLink'
import { Split, Stack } from '@/components/ui/Layout'
import { Section } from '@/components/ui/Section'
import type { LinkGroup } from '@/content/navigation'
import styles from './SiteMap.module.scss'

type SiteMapProps = {
  heading: string
  lead: string
  groups: readonly LinkGroup[]
}

/** Every page of the site, as in the table of contents of a book. */
export function SiteMap({ heading, lead, groups }: SiteMapProps) {
  return (
    <Section id="all-pages" heading={heading} lead={lead}>
      <Stack gap={40}>
        {groups.map(({ text, links }) => (
          <Split key={text} className="lined">
            <h3>{text}</h3>
            <ul className={styles.list}>
              {links.map((link) => (
                <li key={link.href} className={styles.entry}>
                  <SiteLink link={link} className="standalone" />
                </li>
              ))}
            </ul>
          </Split>
        ))}
      </Stack>
    </Section>
  )
}
