import { Timeline } from '@/components/history/Timeline'
import { YearsAtAGlance } from '@/components/history/YearsAtAGlance'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { SiteLink } from '@/components/site/SiteLink'
import { Section } from '@/components/ui/Section'
import { decades, historicalImages } from '@/content/history'
import { history } from '@/content/pages/history'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/history')

export default function HistoryPage() {
  return (
    <Page path="/history">
      <PageHead heading={history.heading} lead={history.lead} image={history.image}>
        <SiteLink link={history.begin} variant="primary" />
      </PageHead>
      <Timeline label={history.timelineLabel} decades={decades} images={historicalImages} />
      <Section id="at-a-glance" heading={history.glance.heading} tone="raised">
        <YearsAtAGlance {...history.glance} />
      </Section>
      <CallPrompt {...history.close} />
    </Page>
  )
}
