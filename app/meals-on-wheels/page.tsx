import { HoursAndPlace } from '@/components/place/HoursAndPlace'
import { DeliveryRoute } from '@/components/programs/DeliveryRoute'
import { ProgramCosts, ProgramPage, ProgramQuestions, programMetadata } from '@/components/programs/ProgramPage'
import { PicturePassage } from '@/components/sections/PicturePassage'
import { Steps } from '@/components/sections/Steps'
import { TextWithLink } from '@/components/sections/TextWithLink'
import { Prose } from '@/components/site/RichText'
import { Section } from '@/components/ui/Section'
import { TermList } from '@/components/ui/TermList'
import { VideoGrid } from '@/components/videos/VideoGrid'
import { illustrations } from '@/content/illustrations'
import { places } from '@/content/places'
import { mealsOnWheels, sections } from '@/content/programs/meals-on-wheels'
import { deliveryRoute } from '@/content/signatures/meals-on-wheels'
import { mealsOnWheelsVideo } from '@/content/videos'

export const metadata = programMetadata(mealsOnWheels)

export default function MealsOnWheelsPage() {
  const { who, service, film, towns, hours, groceries, start } = sections
  return (
    <ProgramPage program={mealsOnWheels}>
      <Section id="who" heading={who.heading} tone="raised">
        <TermList layout="tiles" terms={who.terms} />
      </Section>
      <PicturePassage id="service" heading={service.heading} image={illustrations.packingMeals}>
        <Prose blocks={service.text} />
      </PicturePassage>
      <Section
        id="video"
        heading={film.heading}
        lead={<span data-print="hide">{film.lead}</span>}
        tone="calm"
        layout="split"
      >
        <VideoGrid videos={[mealsOnWheelsVideo]} />
      </Section>
      <Section id="towns" heading={towns.heading} lead={towns.lead}>
        <DeliveryRoute {...deliveryRoute} />
        <HoursAndPlace {...hours} place={places.deliveryArea}>
          <p>{towns.ask}</p>
        </HoursAndPlace>
      </Section>
      <PicturePassage
        id="groceries"
        heading={groceries.heading}
        image={illustrations.groceriesAtTheDoor}
        tone="raised"
        side="end"
      >
        <TextWithLink text={groceries.text} link={groceries.link} />
      </PicturePassage>
      <ProgramCosts program={mealsOnWheels} tone="warm" />
      <ProgramQuestions picture="videos/meal-trays" program={mealsOnWheels} />
      <Section id="start" heading={start.heading} tone="raised">
        <Steps steps={start.steps} layout="row" />
      </Section>
    </ProgramPage>
  )
}
