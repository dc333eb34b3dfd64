import { SiteLink } from '@/components/site/SiteLink'
import { Accordion } from '@/components/ui/Accordion'
import { Breakable } from '@/components/ui/Breakable'
import { Card } from '@/components/ui/Card'
import { Icon } from '@/components/ui/Icon'
import { Cluster, Split, Stack } from '@/components/ui/Layout'
import type { LinkTarget } from '@/content/types'

/** One newsletter, as a line in a list. */
export type Issue = {
  title: string
  year: number
  url: LinkTarget
  /** Kind and size of the file, if it is one. */
  facts?: string | undefined
}

type NewsletterShelfProps = {
  words: {
    id: string
    heading: string
    latest: string
    read: string
    years: string
  }
  /** The latest first. */
  issues: readonly Issue[]
}

/** A newsletter's latest issue beside all its issues by year. */
export function NewsletterShelf({ words, issues }: NewsletterShelfProps) {
  const [latest] = issues
  return (
    <Split wide="first" gap={40} align="start">
      {latest && <NewsletterCard label={words.latest} issue={latest} read={words.read} />}
      <Stack gap={8}>
        <p>
          <strong>{words.years}</strong>
        </p>
        <NewsletterYears id={words.id} name={words.heading} issues={issues} />
      </Stack>
    </Split>
  )
}

type NewsletterCardProps = {
  /** 'Latest e-newsletter' */
  label: string
  issue: Issue
  /** What you do with it, before its title: 'Read'. */
  read: string
}

/** The latest issue. */
function NewsletterCard({ label, issue, read }: NewsletterCardProps) {
  return (
    <Card kind="sheet" as="article">
      <Stack align="start">
        <h3>
          <span className="small">{label}</span>
          <br />
          <Breakable text={issue.title} />
        </h3>
        <SiteLink variant="primary" link={{ text: `${read} ${issue.title}`, href: issue.url, opensNewTab: true }} />
        {issue.facts && <p className="small">{issue.facts}</p>}
      </Stack>
    </Card>
  )
}

type NewsletterYearsProps = {
  /** Prefix for the groups' hashes: `#{id}-2024` opens that year. */
  id: string
  /** What the issues are, read out after each year: another newsletter on the page has the same years. */
  name: string
  issues: readonly Issue[]
}

/** Newsletters by year; each year opens and closes by itself. */
function NewsletterYears({ id, name, issues }: NewsletterYearsProps) {
  const items = byYear(issues).map((group) => ({
    id: `${id}-${group.year}`,
    heading: String(group.year),
    about: name,
    content: <IssueList issues={group.issues} />,
  }))
  return <Accordion items={items} isExclusive={false} />
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
