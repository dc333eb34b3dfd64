import { Opportunities } from '@/components/joining/Opportunities'
import { withGetStarted } from '@/components/sections/Banner'
import { BannerButtons } from '@/components/sections/BannerButtons'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { FactBand } from '@/components/sections/FactBand'
import { PageHead } from '@/components/sections/PageHead'
import { PictureSlideshow } from '@/components/sections/PictureSlideshow'
import { Page } from '@/components/site/Page'
import { OrCall } from '@/components/site/PhoneLink'
import { Prose } from '@/components/site/RichText'
import { Section } from '@/components/ui/Section'
import { TermList } from '@/components/ui/TermList'
import { messages } from '@/content/messages'
import { volunteer } from '@/content/pages/volunteer'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/volunteer')

export default function VolunteerPage() {
  const { opportunities, benefits } = volunteer
  return (
    <Page path="/volunteer">
      <PageHead
        heading={volunteer.headline}
        lead={volunteer.lead}
        pictures={<PictureSlideshow {...volunteer.slideshow} />}
      >
        <BannerButtons buttons={withGetStarted([], 'volunteer')} />
        <OrCall />
      </PageHead>
      <FactBand label={volunteer.factsLabel} facts={volunteer.facts} />
      <Section id="opportunities" heading={opportunities.heading}>
        <Opportunities lists={opportunities.lists} />
        {opportunities.conditions.length > 0 && <Prose blocks={opportunities.conditions} />}
      </Section>
      <Section id="benefits" heading={benefits.heading}>
        <TermList layout="tiles" terms={benefits.cards.map(({ heading, text }) => ({ term: heading, text }))} />
      </Section>
      <CallPrompt
        heading={volunteer.close.heading}
        link={{ text: messages.getStarted, href: '/volunteer/get-started' }}
      >
        {volunteer.close.text}
      </CallPrompt>
    </Page>
  )
}
