import { SiteLink } from '@/components/site/SiteLink'
import { Accordion } from '@/components/ui/Accordion'
import { Breakable } from '@/components/ui/Breakable'
import { Card } from '@/components/ui/Card'
import { Icon } from '@/components/ui/Icon'
import { Cluster, Split, Stack } from '@/components/ui/Layout'
import type { LinkTarget } from '@/content/types'

export type Issue = {
  title: string
  year: number
  url: LinkTarget
  facts?: string | undefined
}

type NewsletterShelfProps = {
  /** `#{id}-2024` opens that year. */
  words: Readonly<Record<'id' | 'heading' | 'latest' | 'read' | 'years', string>>
  issues: readonly Issue[]
}

export function NewsletterShelf({ words, issues }: NewsletterShelfProps) {
  const [latest] = issues
  return (
    <Split gap={40} align="start">
      {latest && (
        <Card kind="sheet" as="article">
          <Stack align="start">
            <h3>
              <span className="small">{words.latest}</span>
              <br />
              <Breakable text={latest.title} />
            </h3>
            <SiteLink
              variant="primary"
              link={{ text: `${words.read} ${latest.title}`, href: latest.url, opensNewTab: true }}
            />
            {latest.facts && <p className="small">{latest.facts}</p>}
          </Stack>
        </Card>
      )}
      <Stack gap={8}>
        <p>
          <strong>{words.years}</strong>
        </p>
        <Accordion
          isExclusive={false}
          items={byYear(issues).map(({ year, issues }) => ({
            id: `${words.id}-${year}`,
            heading: String(year),
            about: words.heading,
            content: <IssueList issues={issues} />,
          }))}
        />
      </Stack>
    </Split>
  )
}

/** Newsletters grouped by year, newest year first; within a year, in list order. */
function byYear(issues: readonly Issue[]): { year: number; issues: Issue[] }[] {
  const years = [...new Set(issues.map(({ year }) => year))].sort((one, other) => other - one)
  return years.map((year) => ({ year, issues: issues.filter((issue) => issue.year === year) }))
}

function IssueList({ issues }: { issues: readonly Issue[] }) {
  return (
    <ul role="list">
      {issues.map(({ title, url, facts }) => (
        <Cluster as="li" key={url} gap={8}>
          <span className="soft">
            <Icon name={facts ? 'document' : 'newTab'} size={22} />
          </span>
          <SiteLink className="standalone" link={{ text: title, href: url, opensNewTab: true }} />
          {facts && <span className="small">{facts}</span>}
        </Cluster>
      ))}
    </ul>
  )
}
