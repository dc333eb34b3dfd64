import { Benefits } from '@/components/joining/Benefits'
import { Opportunities } from '@/components/joining/Opportunities'
import { withGetStarted } from '@/components/sections/Banner'
import { BannerButtons } from '@/components/sections/BannerButtons'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { FactBand } from '@/components/sections/FactBand'
import { Hero } from '@/components/sections/Hero'
import { PicturePassage } from '@/components/sections/PicturePassage'
import { PictureSlideshow } from '@/components/sections/PictureSlideshow'
import { Steps } from '@/components/sections/Steps'
import { Page } from '@/components/site/Page'
import { metadataFor } from '@/components/site/page-metadata'
import { Prose } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { Section } from '@/components/ui/Section'
import { messages } from '@/content/messages'
import { volunteer } from '@/content/pages/volunteer'

export const metadata = metadataFor('/volunteer')

export default function VolunteerPage() {
  const { download } = volunteer.begin
  return (
    <Page path="/volunteer">
      <Hero
        headline={volunteer.headline}
        lead={volunteer.lead}
        buttons={<BannerButtons buttons={withGetStarted([], 'volunteer')} />}
        picture={<PictureSlideshow {...volunteer.slideshow} />}
      />
      <FactBand label={volunteer.factsLabel} facts={volunteer.facts} />
      <PicturePassage id="together" heading={volunteer.together.heading} image={volunteer.together.image} tone="raised">
        <Prose blocks={volunteer.together.text} />
      </PicturePassage>
      <Section id="opportunities" heading={volunteer.opportunities.heading} lead={volunteer.opportunities.lead}>
        <Opportunities lists={volunteer.opportunities.lists} />
      </Section>
      <Section id="benefits" heading={volunteer.benefits.heading} tone="warm">
        <Benefits benefits={volunteer.benefits.cards} />
      </Section>
      <Section id="begin" heading={volunteer.begin.heading} layout="split" tone="raised">
        <Steps
          steps={[
            { ...download, after: <SiteLink link={download.link} variant="secondary" /> },
            ...volunteer.begin.nextSteps,
          ]}
        />
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
