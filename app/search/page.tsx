import { SiteSearch } from '@/components/finding/SiteSearch'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { search } from '@/content/pages/search'
import { routes } from '@/content/routes'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/search')

export default function SearchPage() {
  return (
    <Page path="/search">
      <PageHead heading={search.heading} lead={search.lead} />
      <SiteSearch words={search.field} resultWords={search.results} paths={routes.map(({ path }) => path)} />
      <CallPrompt />
    </Page>
  )
}
