import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { PhoneAndHours } from '@/components/site/PhoneAndHours'
import { metadataFor } from '@/components/site/page-metadata'
import { portal } from '@/content/pages/portal'

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
