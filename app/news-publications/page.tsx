import { documentFacts } from '@/components/joining/WaysToApply'
import { type Issue, NewsletterShelf } from '@/components/news/NewsletterShelf'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { SiteLink } from '@/components/site/SiteLink'
import { Section } from '@/components/ui/Section'
import { newsletters, printEditions } from '@/content/newsletters'
import { newsPage } from '@/content/pages/news'
import type { DocumentFile } from '@/content/types'
import { documents } from '@/generated/documents'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/news-publications')

const { electronic, print } = newsPage

const eNewsletters = newsletters.map(({ month, ...entry }): Issue => ({ title: `${month} ${entry.year}`, ...entry }))
const editions = printEditions.map(({ title, year, url }): Issue => {
  const file = Object.values<DocumentFile>(documents).find(({ path }) => path === url)
  return { title, year, url, facts: file?.isSample ? print.sample : file && documentFacts(file) }
})

export default function NewsPage() {
  return (
    <Page path="/news-publications">
      <PageHead heading={newsPage.heading} lead={newsPage.lead} image={newsPage.image}>
        <SiteLink link={{ text: electronic.heading, href: `#${electronic.id}` }} variant="primary" />
        <SiteLink link={{ text: print.heading, href: `#${print.id}` }} variant="secondary" />
      </PageHead>
      {eNewsletters.length > 0 && (
        <Section id={electronic.id} heading={electronic.heading} lead={electronic.lead} tone="raised">
          <NewsletterShelf words={electronic} issues={eNewsletters} />
        </Section>
      )}
      {editions.length > 0 && (
        <Section id={print.id} heading={print.heading} lead={print.lead} tone="warm">
          <NewsletterShelf words={print} issues={editions} />
        </Section>
      )}
      <CallPrompt {...newsPage.close} />
    </Page>
  )
}
