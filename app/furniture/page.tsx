import { HoursAndPlace } from '@/components/place/HoursAndPlace'
import { BeforeAndAfter } from '@/components/programs/BeforeAndAfter'
import { FeatureCards } from '@/components/programs/FeatureCards'
import { ProgramCosts, ProgramPage, ProgramQuestions, programMetadata } from '@/components/programs/ProgramPage'
import { Steps } from '@/components/sections/Steps'
import { Prose } from '@/components/site/RichText'
import { Section } from '@/components/ui/Section'
import { TermList } from '@/components/ui/TermList'
import { places } from '@/content/places'
import { furniture, sections } from '@/content/programs/furniture'
import { beforeAndAfter } from '@/content/signatures/furniture'

export const metadata = programMetadata(furniture)

export default function FurniturePage() {
  const { features, offerings, roots, place, start } = sections
  return (
    <ProgramPage program={furniture}>
      <BeforeAndAfter {...beforeAndAfter} />
      <Section id="why" heading={features.heading} tone="calm">
        <FeatureCards features={features.cards} />
      </Section>
      <Section id="offerings" heading={offerings.heading}>
        <TermList layout="tiles" terms={offerings.terms} />
      </Section>
      <Section id="roots" heading={roots.heading} tone="raised" layout="split">
        <Prose blocks={roots.text} />
      </Section>
      <ProgramCosts program={furniture} tone="warm" />
      <Section id="place" heading={place.heading}>
        <HoursAndPlace caption={place.caption} rows={place.hours} place={places.workshop}>
          <Prose blocks={place.lines} />
        </HoursAndPlace>
      </Section>
      <ProgramQuestions program={furniture} tone="raised" />
      <Section id="start" heading={start.heading}>
        <Steps steps={start.steps} layout="row" />
      </Section>
    </ProgramPage>
  )
}
