import { ApplicationQuestions } from '@/components/joining/ApplicationQuestions'
import { WaysToApply } from '@/components/joining/WaysToApply'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { FactBand } from '@/components/sections/FactBand'
import { OfferPanels } from '@/components/sections/OfferPanels'
import { PageHead } from '@/components/sections/PageHead'
import { Page } from '@/components/site/Page'
import { Prose } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { Disclosure } from '@/components/ui/Disclosure'
import { Section } from '@/components/ui/Section'
import { aideApplication, equalOpportunity } from '@/content/aide-application'
import { careers } from '@/content/pages/careers'
import { documents } from '@/generated/documents'
import { metadataFor } from '@/lib/search-engines/page-metadata'

export const metadata = metadataFor('/careers-at-sage')

export default function CareersPage() {
  const { apply } = careers
  return (
    <Page path="/careers-at-sage">
      <PageHead heading={careers.heading} lead={careers.lead} image={careers.image}>
        <SiteLink link={careers.online} variant="primary" />
        <SiteLink link={careers.allWays} variant="secondary" />
      </PageHead>
      <FactBand label={careers.factsLabel} facts={careers.facts} />
      <OfferPanels label={careers.offersLabel} panels={[careers.benefits, careers.requirements]} />
      <Section id="apply" heading={apply.heading} tone="raised">
        <WaysToApply
          online={{ ...apply.online, link: careers.online }}
          document={{ ...apply.document, file: documents['home-health-aide-application'] }}
          mail={apply.mail}
          phone={apply.phone}
        />
        <Disclosure summary={careers.questions.heading} lead={careers.questions.lead}>
          <ApplicationQuestions parts={aideApplication.parts} />
        </Disclosure>
      </Section>
      <Section id="equal-opportunity" heading={equalOpportunity.heading} tone="raised" layout="split">
        <Prose blocks={[equalOpportunity.text]} />
      </Section>
      <CallPrompt {...careers.close} />
    </Page>
  )
}
