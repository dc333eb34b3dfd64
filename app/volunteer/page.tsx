import { CallPrompt } from '@/components/sections/CallPrompt'
import { FactBand } from '@/components/sections/FactBand'
import { PageHead } from '@/components/sections/PageHead'
import { PictureSlideshow } from '@/components/sections/PictureSlideshow'
import { Page } from '@/components/site/Page'
import { OrCall } from '@/components/site/PhoneLink'
import { Prose } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { CheckList, NamedItem } from '@/components/ui/CheckList'
import { Grid, Stack } from '@/components/ui/Layout'
import { Section } from '@/components/ui/Section'
import { TermList } from '@/components/ui/TermList'
import { messages } from '@/content/messages'
import { volunteer } from '@/content/pages/volunteer'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/volunteer')

const begin = { text: messages.getStarted, href: '/volunteer/get-started' } as const

export default function VolunteerPage() {
  const { opportunities, benefits } = volunteer
  return (
    <Page path="/volunteer">
      <PageHead
        heading={volunteer.headline}
        lead={volunteer.lead}
        pictures={<PictureSlideshow {...volunteer.slideshow} />}
      >
        <SiteLink link={begin} variant="primary" />
        <OrCall />
      </PageHead>
      <FactBand label={volunteer.factsLabel} facts={volunteer.facts} />
      <Section id="opportunities" heading={opportunities.heading}>
        <Grid column="18rem" gap={40}>
          {opportunities.lists.map(({ heading, items }) => (
            <Stack as="section" key={heading} gap={24} align="start">
              <h3>{heading}</h3>
              <CheckList items={items.map(NamedItem)} />
            </Stack>
          ))}
        </Grid>
        {opportunities.conditions.length > 0 && <Prose blocks={opportunities.conditions} />}
      </Section>
      <Section id="benefits" heading={benefits.heading}>
        <TermList layout="tiles" terms={benefits.cards.map(({ heading, text }) => ({ term: heading, text }))} />
      </Section>
      <CallPrompt {...volunteer.close} link={begin} />
    </Page>
  )
}
