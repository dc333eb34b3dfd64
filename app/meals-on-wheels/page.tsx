import { HoursAndPlace } from '@/components/place/HoursAndPlace'
import { TownList } from '@/components/place/TownList'
import { CostTable } from '@/components/programs/CostTable'
import { OpeningQuestion } from '@/components/programs/OpeningQuestion'
import { Banner } from '@/components/sections/Banner'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { FactBand } from '@/components/sections/FactBand'
import { FaqList } from '@/components/sections/FaqList'
import { PicturePassage } from '@/components/sections/PicturePassage'
import { Steps } from '@/components/sections/Steps'
import { TextWithLink } from '@/components/sections/TextWithLink'
import { Page } from '@/components/site/Page'
import { metadataFor } from '@/components/site/page-metadata'
import { Prose } from '@/components/site/RichText'
import { faqNode, serviceNode } from '@/components/site/structured-data'
import { Section } from '@/components/ui/Section'
import { TermList } from '@/components/ui/TermList'
import { VideoGrid } from '@/components/videos/VideoGrid'
import { costs, costsHeading } from '@/content/costs'
import { illustrations } from '@/content/illustrations'
import { messages } from '@/content/messages'
import { mealsOnWheels as page } from '@/content/pages/meals-on-wheels'
import { places } from '@/content/places'
import { meals } from '@/content/program-facts'
import { routeFor } from '@/content/routes'
import { mealsOnWheelsVideo } from '@/content/videos'

export const metadata = metadataFor('/meals-on-wheels')

const facts = [
  serviceNode({
    path: '/meals-on-wheels',
    name: routeFor('/meals-on-wheels').name,
    description: page.banner.lead,
    towns: meals.towns.map((town) => `${town}, New Jersey`),
    minimumAge: meals.minimumAge,
  }),
  faqNode(page.faq.faqs),
]

export default function MealsOnWheelsPage() {
  return (
    <Page path="/meals-on-wheels" facts={facts}>
      <Banner content={page.banner} path="/meals-on-wheels" />
      <FactBand label={page.factsLabel} facts={page.facts} />
      <OpeningQuestion {...page.intro} />
      <Section id="who" heading={page.who.heading} tone="raised">
        <TermList layout="tiles" terms={page.who.terms} />
      </Section>
      <PicturePassage id="service" heading={page.service.heading} image={illustrations.deliveryRoute}>
        <Prose blocks={page.service.text} />
      </PicturePassage>
      <Section
        id="video"
        heading={page.film.heading}
        lead={<span data-print="hide">{page.film.lead}</span>}
        tone="calm"
        layout="split"
      >
        <VideoGrid videos={[mealsOnWheelsVideo]} />
      </Section>
      <Section id="towns" heading={page.towns.heading} lead={page.towns.lead}>
        <HoursAndPlace {...page.hours} place={places.deliveryArea}>
          <TownList towns={page.towns.list} />
        </HoursAndPlace>
      </Section>
      <PicturePassage
        id="groceries"
        heading={page.groceries.heading}
        image={illustrations.groceryBags}
        tone="raised"
        side="end"
      >
        <TextWithLink text={page.groceries.text} link={page.groceries.link} />
      </PicturePassage>
      <Section id="costs" heading={costsHeading} tone="warm">
        <CostTable caption={costsHeading} {...costs.mow} />
      </Section>
      <Section id="questions" heading={page.faq.heading} layout="split">
        <FaqList faqs={page.faq.faqs} />
      </Section>
      <Section id="start" heading={page.start.heading} tone="raised">
        <Steps steps={page.start.steps} layout="row" />
      </Section>
      <CallPrompt
        heading={page.close.heading}
        link={{ text: messages.getStarted, href: '/meals-on-wheels/get-started' }}
      >
        {page.close.text}
      </CallPrompt>
    </Page>
  )
}
