import { HoursAndPlace } from '@/components/place/HoursAndPlace'
import { CostTable } from '@/components/programs/CostTable'
import { EnrollmentReminder } from '@/components/programs/EnrollmentReminder'
import { OpeningQuestion } from '@/components/programs/OpeningQuestion'
import { Banner } from '@/components/sections/Banner'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { FactBand } from '@/components/sections/FactBand'
import { FaqList } from '@/components/sections/FaqList'
import { Page } from '@/components/site/Page'
import { metadataFor } from '@/components/site/page-metadata'
import { Prose, RichText } from '@/components/site/RichText'
import { faqNode, serviceNode } from '@/components/site/structured-data'
import { CheckList } from '@/components/ui/CheckList'
import { Section } from '@/components/ui/Section'
import { TermList } from '@/components/ui/TermList'
import { costs, costsHeading } from '@/content/costs'
import { messages } from '@/content/messages'
import { medicareShip as page } from '@/content/pages/medicare-ship'
import { callFirst, places } from '@/content/places'
import { openEnrollment } from '@/content/program-facts'
import { routeFor } from '@/content/routes'

export const metadata = metadataFor('/medicare-ship')

const facts = [
  serviceNode({
    path: '/medicare-ship',
    name: routeFor('/medicare-ship').name,
    description: page.banner.lead,
    towns: ['Union County, New Jersey'],
  }),
  faqNode(page.faq.faqs),
]

export default function MedicareShipPage() {
  return (
    <Page path="/medicare-ship" facts={facts}>
      <Banner content={page.banner} path="/medicare-ship" />
      <FactBand label={page.factsLabel} facts={page.facts} />
      <OpeningQuestion {...page.intro} />
      <Section id="help" heading={page.help.heading} tone="raised">
        <CheckList columns={2} items={page.help.items.map((item) => ({ key: item, content: item }))} />
      </Section>
      <Section id="open-enrollment" heading={page.enrollment.heading} tone="warm">
        <EnrollmentReminder period={openEnrollment} until={page.enrollment.until} words={page.enrollment.words}>
          <Prose blocks={page.enrollment.text} />
        </EnrollmentReminder>
      </Section>
      <Section id="parts" heading={page.parts.heading}>
        <TermList layout="tiles" terms={page.parts.terms} />
      </Section>
      <Section id="bring" heading={page.bring.heading} lead={page.bring.note} tone="raised" layout="split">
        <CheckList items={page.bring.items.map((item) => ({ key: item, content: item }))} />
      </Section>
      <Section id="disclaimer" heading={page.disclaimer.heading} tone="calm" layout="split">
        <Prose blocks={page.disclaimer.text} />
      </Section>
      <Section id="costs" heading={costsHeading}>
        <CostTable caption={costsHeading} {...costs.ship} />
      </Section>
      <Section id="questions" heading={page.faq.heading} tone="raised" layout="split">
        <FaqList faqs={page.faq.faqs} />
      </Section>
      <Section id="sources" heading={page.sources.heading} layout="split">
        <CheckList
          items={page.sources.items.map(({ key, content }) => ({ key, content: <RichText text={content} /> }))}
        />
      </Section>
      <Section id="hours" heading={page.hours.heading} tone="raised">
        <HoursAndPlace caption={page.hours.caption} rows={page.hours.rows} place={places.building}>
          <p data-print="hide">
            <RichText text={callFirst} />
          </p>
        </HoursAndPlace>
      </Section>
      <CallPrompt heading={page.close.heading} link={{ text: messages.getStarted, href: '/medicare-ship/get-started' }}>
        {page.close.text}
      </CallPrompt>
    </Page>
  )
}
