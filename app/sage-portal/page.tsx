import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { PhoneAndHours } from '@/components/site/PhoneLink'
import { portal } from '@/content/pages/portal'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/sage-portal')

export default function PortalPage() {
  return (
    <Page path="/sage-portal">
      <PageHead heading={portal.heading} lead={portal.lead}>
        <p>
          <PhoneAndHours />
        </p>
      </PageHead>
    </Page>
  )
}
