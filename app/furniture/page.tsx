import { HoursAndPlace } from '@/components/place/HoursAndPlace'
import { BeforeAndAfter } from '@/components/programs/BeforeAndAfter'
import { ProgramCosts, ProgramPage, ProgramQuestions, programMetadata } from '@/components/programs/ProgramPage'
import { Prose } from '@/components/site/RichText'
import { Section } from '@/components/ui/Section'
import { TermList } from '@/components/ui/TermList'
import { places } from '@/content/places'
import { beforeAndAfter, furniture, sections } from '@/content/programs/furniture'

export const metadata = programMetadata(furniture)

export default function FurniturePage() {
  const { offerings, features, place } = sections
  return (
    <ProgramPage program={furniture}>
      <Section id="offerings" heading={offerings.heading}>
        <TermList layout="tiles" terms={offerings.terms} />
      </Section>
      <ProgramCosts program={furniture} />
      <BeforeAndAfter {...beforeAndAfter} />
      <ProgramQuestions program={furniture} tone="raised" />
      <Section id="why" heading={features.heading} tone="calm">
        <TermList layout="tiles" terms={features.cards.map(({ heading, text }) => ({ term: heading, text }))} />
      </Section>
      <Section id="place" heading={place.heading} tone="raised">
        <HoursAndPlace hours={place.hours} place={places.workshop}>
          <Prose blocks={place.lines} />
        </HoursAndPlace>
      </Section>
    </ProgramPage>
  )
}
