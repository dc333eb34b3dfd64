import { HoursAndPlace } from '@/components/place/HoursAndPlace'
import { DeliveryRoute } from '@/components/programs/DeliveryRoute'
import { ProgramCosts, ProgramPage, ProgramQuestions, programMetadata } from '@/components/programs/ProgramPage'
import { PicturePassage } from '@/components/sections/PicturePassage'
import { Prose } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { CheckList } from '@/components/ui/CheckList'
import { Stack } from '@/components/ui/Layout'
import { Section } from '@/components/ui/Section'
import { VideoButton } from '@/components/videos/VideoGrid'
import { illustrations } from '@/content/illustrations'
import { places } from '@/content/places'
import { deliveryRoute, mealsOnWheels, sections } from '@/content/programs/meals-on-wheels'
import { mealsOnWheelsVideo } from '@/content/videos'

export const metadata = programMetadata(mealsOnWheels)

export default function MealsOnWheelsPage() {
  const { who, service, towns, hours, groceries } = sections
  return (
    <ProgramPage program={mealsOnWheels}>
      <Section id="who" heading={who.heading} layout="split">
        <CheckList items={who.items} />
      </Section>
      <Section id="service" heading={service.heading} layout="split">
        <Stack gap={24}>
          <Prose blocks={service.text} />
          <VideoButton video={mealsOnWheelsVideo} />
        </Stack>
      </Section>
      <PicturePassage
        id="groceries"
        heading={groceries.heading}
        image={illustrations.groceriesAtTheDoor}
        tone="raised"
        side="end"
      >
        <Prose blocks={groceries.text} />
        <div data-print="hide">
          <SiteLink link={groceries.link} variant="secondary" />
        </div>
      </PicturePassage>
      <ProgramCosts program={mealsOnWheels} tone="raised" />
      <Section id="towns" heading={towns.heading} lead={towns.lead}>
        <DeliveryRoute {...deliveryRoute} />
        <HoursAndPlace hours={hours} place={places.deliveryArea} />
      </Section>
      <ProgramQuestions program={mealsOnWheels} />
    </ProgramPage>
  )
}
