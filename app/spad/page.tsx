import { HoursAndPlace } from '@/components/place/HoursAndPlace'
import { ProgramCosts, ProgramPage, ProgramQuestions, programMetadata } from '@/components/programs/ProgramPage'
import { PicturePassage } from '@/components/sections/PicturePassage'
import { SampleDay } from '@/components/sections/SampleDay'
import { Prose } from '@/components/site/RichText'
import { CheckList } from '@/components/ui/CheckList'
import { Section } from '@/components/ui/Section'
import { illustrations } from '@/content/illustrations'
import { places } from '@/content/places'
import { sampleDay, sections, spad } from '@/content/programs/spad'

export const metadata = programMetadata(spad)

export default function SpendADayPage() {
  const { who, day, place } = sections
  return (
    <ProgramPage program={spad}>
      <Section id="who" heading={who.heading} layout="split">
        <CheckList items={who.items} />
      </Section>
      <PicturePassage
        id="day"
        heading={day.heading}
        image={illustrations.spendADayDancing}
        below={<SampleDay hours={sampleDay.hours} />}
      >
        <Prose blocks={day.text} />
        <CheckList items={day.items} />
      </PicturePassage>
      <ProgramCosts program={spad} tone="raised" />
      <Section id="place" heading={place.heading}>
        <HoursAndPlace hours={place.hours} place={places.building}>
          <p>{place.text}</p>
        </HoursAndPlace>
      </Section>
      <ProgramQuestions program={spad} />
    </ProgramPage>
  )
}
