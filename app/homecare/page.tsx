import { CostTable } from '@/components/programs/CostTable'
import { MarkedPassage } from '@/components/programs/MarkedPassage'
import { OpeningQuestion } from '@/components/programs/OpeningQuestion'
import { Banner } from '@/components/sections/Banner'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { FactBand } from '@/components/sections/FactBand'
import { FaqList } from '@/components/sections/FaqList'
import { OfferPanels } from '@/components/sections/OfferPanels'
import { Page } from '@/components/site/Page'
import { metadataFor } from '@/components/site/page-metadata'
import { faqNode, serviceNode } from '@/components/site/structured-data'
import { CheckList } from '@/components/ui/CheckList'
import { Section } from '@/components/ui/Section'
import { costs, costsHeading } from '@/content/costs'
import { messages } from '@/content/messages'
import { homecare } from '@/content/pages/homecare'
import { routeFor } from '@/content/routes'

export const metadata = metadataFor('/homecare')

const facts = [
  serviceNode({ path: '/homecare', name: routeFor('/homecare').name, description: homecare.banner.lead }),
  faqNode(homecare.faq.faqs),
]

export default function HomeCarePage() {
  return (
    <Page path="/homecare" facts={facts}>
      <Banner content={homecare.banner} path="/homecare" />
      <FactBand label={homecare.factsLabel} facts={homecare.facts} />
      <OpeningQuestion {...homecare.intro} />
      <MarkedPassage id="roots" {...homecare.roots} />
      <Section id="different" heading={homecare.different.heading} tone="raised" layout="split">
        <CheckList items={homecare.different.items.map((item) => ({ key: item, content: item }))} />
      </Section>
      <OfferPanels label={homecare.offersLabel} panels={[homecare.personalCare, homecare.careTypes]} />
      <Section id="costs" heading={costsHeading} tone="raised">
        <CostTable caption={costsHeading} {...costs.homecare} />
      </Section>
      <Section id="questions" heading={homecare.faq.heading} layout="split">
        <FaqList faqs={homecare.faq.faqs} />
      </Section>
      <CallPrompt heading={homecare.close.heading} link={{ text: messages.getStarted, href: '/homecare/get-started' }}>
        {homecare.close.text}
      </CallPrompt>
    </Page>
  )
}
