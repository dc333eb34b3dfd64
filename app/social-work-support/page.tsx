import { HoursAndPlace } from '@/components/place/HoursAndPlace'
import { CostTable } from '@/components/programs/CostTable'
import { MedicalAlert } from '@/components/programs/MedicalAlert'
import { OpeningQuestion } from '@/components/programs/OpeningQuestion'
import { Banner } from '@/components/sections/Banner'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { FactBand } from '@/components/sections/FactBand'
import { FaqList } from '@/components/sections/FaqList'
import { TextWithLink } from '@/components/sections/TextWithLink'
import { Page } from '@/components/site/Page'
import { metadataFor } from '@/components/site/page-metadata'
import { RichText } from '@/components/site/RichText'
import { ScrollToHash } from '@/components/site/ScrollToHash'
import { faqNode, serviceNode } from '@/components/site/structured-data'
import { CheckList } from '@/components/ui/CheckList'
import { Section } from '@/components/ui/Section'
import { costs, costsHeading } from '@/content/costs'
import { messages } from '@/content/messages'
import { socialWork as page } from '@/content/pages/social-work-support'
import { callFirst, places } from '@/content/places'
import { routeFor } from '@/content/routes'

export const metadata = metadataFor('/social-work-support')

const facts = [
  serviceNode({
    path: '/social-work-support',
    name: routeFor('/social-work-support').name,
    description: page.banner.lead,
  }),
  faqNode(page.faq.faqs),
]

export default function SocialWorkPage() {
  return (
    <Page path="/social-work-support" facts={facts}>
      <ScrollToHash ids={[page.lifeStation.id, page.outreach.id]} />
      <Banner content={page.banner} path="/social-work-support" />
      <FactBand label={page.factsLabel} facts={page.facts} />
      <OpeningQuestion {...page.intro} />
      <Section id="services" heading={page.services.heading} lead={page.services.lead} tone="raised">
        <CheckList columns={2} items={page.services.items.map((item) => ({ key: item, content: item }))} />
      </Section>
      <MedicalAlert {...page.lifeStation} />
      <Section id={page.outreach.id} heading={page.outreach.heading} layout="split">
        <TextWithLink text={page.outreach.text} link={page.outreach.link} />
      </Section>
      <Section id="costs" heading={costsHeading} tone="raised">
        <CostTable caption={costsHeading} {...costs.socialWork} />
      </Section>
      <Section id="questions" heading={page.faq.heading} layout="split">
        <FaqList faqs={page.faq.faqs} />
      </Section>
      <Section id="hours" heading={page.hours.heading} tone="raised">
        <HoursAndPlace {...page.hours} place={places.building}>
          <p data-print="hide">
            <RichText text={callFirst} />
          </p>
        </HoursAndPlace>
      </Section>
      <CallPrompt
        heading={page.close.heading}
        link={{ text: messages.getStarted, href: '/social-work-support/get-started' }}
      >
        {page.close.text}
      </CallPrompt>
    </Page>
  )
}
