import { HoursAndPlace } from '@/components/place/HoursAndPlace'
import { CostTable } from '@/components/programs/CostTable'
import { FeatureCards } from '@/components/programs/FeatureCards'
import { OpeningQuestion } from '@/components/programs/OpeningQuestion'
import { Banner } from '@/components/sections/Banner'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { FactBand } from '@/components/sections/FactBand'
import { FaqList } from '@/components/sections/FaqList'
import { Steps } from '@/components/sections/Steps'
import { Page } from '@/components/site/Page'
import { metadataFor } from '@/components/site/page-metadata'
import { Prose } from '@/components/site/RichText'
import { faqNode, serviceNode } from '@/components/site/structured-data'
import { Section } from '@/components/ui/Section'
import { TermList } from '@/components/ui/TermList'
import { costs, costsHeading } from '@/content/costs'
import { messages } from '@/content/messages'
import { furniture as page } from '@/content/pages/furniture'
import { places } from '@/content/places'
import { routeFor } from '@/content/routes'

export const metadata = metadataFor('/furniture')

const facts = [
  serviceNode({ path: '/furniture', name: routeFor('/furniture').name, description: page.banner.lead }),
  faqNode(page.faq.faqs),
]

export default function FurniturePage() {
  return (
    <Page path="/furniture" facts={facts}>
      <Banner content={page.banner} path="/furniture" />
      <FactBand label={page.factsLabel} facts={page.facts} />
      <OpeningQuestion {...page.intro} />
      <Section id="why" heading={page.features.heading} tone="calm">
        <FeatureCards features={page.features.cards} />
      </Section>
      <Section id="offerings" heading={page.offerings.heading}>
        <TermList layout="tiles" terms={page.offerings.terms} />
      </Section>
      <Section id="roots" heading={page.roots.heading} tone="raised" layout="split">
        <Prose blocks={page.roots.text} />
      </Section>
      <Section id="costs" heading={costsHeading} tone="warm">
        <CostTable caption={costsHeading} {...costs.furniture} />
      </Section>
      <Section id="place" heading={page.place.heading}>
        <HoursAndPlace caption={page.place.caption} rows={page.place.hours} place={places.building}>
          <Prose blocks={page.place.lines} />
        </HoursAndPlace>
      </Section>
      <Section id="questions" heading={page.faq.heading} tone="raised" layout="split">
        <FaqList faqs={page.faq.faqs} />
      </Section>
      <Section id="start" heading={page.start.heading}>
        <Steps steps={page.start.steps} layout="row" />
      </Section>
      <CallPrompt heading={page.close.heading} link={{ text: messages.getStarted, href: '/furniture/get-started' }}>
        {page.close.text}
      </CallPrompt>
    </Page>
  )
}
