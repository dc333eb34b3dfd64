import { HoursAndPlace } from '@/components/place/HoursAndPlace'
import { BeforeAndAfter } from '@/components/programs/BeforeAndAfter'
import { ProgramCosts, ProgramPage, ProgramQuestions, programMetadata } from '@/components/programs/ProgramPage'
import { Prose } from '@/components/site/RichText'
import { CheckList, NamedItem } from '@/components/ui/CheckList'
import { Section } from '@/components/ui/Section'
import { TermList } from '@/components/ui/TermList'
import { places } from '@/content/places'
import { beforeAndAfter, furniture, sections } from '@/content/programs/furniture'

export const metadata = programMetadata(furniture)

export default function FurniturePage() {
  const { offerings, features, place } = sections
  return (
    <ProgramPage program={furniture}>
      <div className="ground" data-tone="plain">
        <div className="wrap">
          <TermList layout="tiles" terms={features} />
        </div>
      </div>
      <Section id="offerings" heading={offerings.heading}>
        <CheckList columns={2} items={offerings.items.map(NamedItem)} />
      </Section>
      <ProgramCosts program={furniture} />
      <BeforeAndAfter {...beforeAndAfter} />
      <ProgramQuestions program={furniture} tone="raised" />
      <Section id="place" heading={place.heading} tone="raised">
        <HoursAndPlace hours={place.hours} place={places.workshop}>
          <Prose blocks={place.lines} />
        </HoursAndPlace>
      </Section>
    </ProgramPage>
  )
}
