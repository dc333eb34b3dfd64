import { CallPrompt } from '@/components/sections/CallPrompt'
import { documentFacts } from '@/components/sections/document-facts'
import { NewsletterShelf } from '@/components/sections/NewsletterShelf'
import type { Issue } from '@/components/sections/newsletter-years'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { metadataFor } from '@/components/site/page-metadata'
import { SiteLink } from '@/components/site/SiteLink'
import { Section } from '@/components/ui/Section'
import { newsletters, printEditions } from '@/content/newsletters'
import { newsPage } from '@/content/pages/news'
import { documents } from '@/generated/documents'

export const metadata = metadataFor('/news-publications')

const { electronic, print } = newsPage

const eNewsletters: Issue[] = newsletters.map(({ month, year, url }) => ({ title: `${month} ${year}`, year, url }))
const editions: Issue[] = printEditions.map(({ title, year, url }) => {
  const file = Object.values(documents).find(({ path }) => path === url)
  return { title, year, url, facts: file && documentFacts(file) }
})

export default function NewsPage() {
  const latest = latestOf(newsletters, eNewsletters)
  return (
    <Page path="/news-publications">
      <PageHead heading={newsPage.heading} lead={newsPage.lead} image={newsPage.image}>
        <SiteLink link={{ text: newsPage.readLatest, href: latest.url, opensNewTab: true }} variant="primary" />
        <SiteLink link={{ text: print.heading, href: `#${print.id}` }} variant="secondary" />
      </PageHead>
      <Section id={electronic.id} heading={electronic.heading} lead={electronic.lead} tone="raised">
        <NewsletterShelf words={electronic} latest={latest} issues={eNewsletters} />
      </Section>
      <Section id={print.id} heading={print.heading} lead={print.lead} tone="warm">
        <NewsletterShelf words={print} latest={latestOf(printEditions, editions)} issues={editions} />
      </Section>
      <CallPrompt heading={newsPage.close.heading} link={newsPage.close.link}>
        {newsPage.close.text}
      </CallPrompt>
    </Page>
  )
}

/** The issue that content marks as the latest; the check of content makes sure that there is one. */
function latestOf(entries: readonly { isLatest?: boolean }[], issues: readonly Issue[]): Issue {
  const latest = issues[entries.findIndex(({ isLatest }) => isLatest)]
  if (!latest) throw new Error('content/newsletters.ts: no entry is marked isLatest: true.')
  return latest
}
