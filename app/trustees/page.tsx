import { People } from '@/components/about/People'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { SiteLink } from '@/components/site/SiteLink'
import { trustees } from '@/content/pages/trustees'
import { peopleGroups } from '@/content/people'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/trustees')

export default function TrusteesPage() {
  return (
    <Page path="/trustees">
      <PageHead heading={trustees.heading} lead={trustees.lead} image={trustees.image}>
        <SiteLink link={trustees.begin} variant="primary" />
      </PageHead>
      <People groups={peopleGroups} />
      <CallPrompt {...trustees.close} />
    </Page>
  )
}
