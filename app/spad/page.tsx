import { HoursAndPlace } from '@/components/place/HoursAndPlace'
import { CostTable } from '@/components/programs/CostTable'
import { OpeningQuestion } from '@/components/programs/OpeningQuestion'
import { Banner } from '@/components/sections/Banner'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { FactBand } from '@/components/sections/FactBand'
import { FaqList } from '@/components/sections/FaqList'
import { PicturePassage } from '@/components/sections/PicturePassage'
import { Steps } from '@/components/sections/Steps'
import { Page } from '@/components/site/Page'
import { metadataFor } from '@/components/site/page-metadata'
import { Prose } from '@/components/site/RichText'
import { faqNode, serviceNode } from '@/components/site/structured-data'
import { CheckList } from '@/components/ui/CheckList'
import { Section } from '@/components/ui/Section'
import { costs, costsHeading } from '@/content/costs'
import { illustrations } from '@/content/illustrations'
import { messages } from '@/content/messages'
import { spad } from '@/content/pages/spad'
import { places } from '@/content/places'
import { routeFor } from '@/content/routes'

export const metadata = metadataFor('/spad')

const facts = [
  serviceNode({ path: '/spad', name: routeFor('/spad').name, description: spad.banner.lead }),
  faqNode(spad.faq.faqs),
]

export default function SpendADayPage() {
  return (
    <Page path="/spad" facts={facts}>
      <Banner content={spad.banner} path="/spad" />
      <FactBand label={spad.factsLabel} facts={spad.facts} />
      <OpeningQuestion {...spad.intro} />
      <Section id="who" heading={spad.who.heading} lead={spad.who.lead} tone="raised" layout="split">
        <CheckList items={spad.who.items.map((item) => ({ key: item, content: item }))} />
      </Section>
      <PicturePassage
        id="day"
        heading={spad.day.heading}
        image={illustrations.musicAfternoon}
        after={<CheckList columns={2} items={spad.day.items.map((item) => ({ key: item, content: item }))} />}
      >
        <Prose blocks={spad.day.text} />
      </PicturePassage>
      <Section id="costs" heading={costsHeading} tone="warm">
        <CostTable caption={costsHeading} {...costs.spad} />
      </Section>
      <Section id="place" heading={spad.place.heading}>
        <HoursAndPlace caption={spad.place.caption} rows={spad.place.hours} place={places.building}>
          <p>{spad.place.text}</p>
        </HoursAndPlace>
      </Section>
      <Section id="questions" heading={spad.faq.heading} tone="raised" layout="split">
        <FaqList faqs={spad.faq.faqs} />
      </Section>
      <Section id="start" heading={spad.start.heading}>
        <Steps steps={spad.start.steps} layout="row" />
      </Section>
      <CallPrompt heading={spad.close.heading} link={{ text: messages.getStarted, href: '/spad/get-started' }}>
        {spad.close.text}
      </CallPrompt>
    </Page>
  )
}
