import { HoursAndPlace } from '@/components/place/HoursAndPlace'
import { ClockOfADay } from '@/components/programs/ClockOfADay'
import { ProgramCosts, ProgramPage, ProgramQuestions, programMetadata } from '@/components/programs/ProgramPage'
import { PicturePassage } from '@/components/sections/PicturePassage'
import { Steps } from '@/components/sections/Steps'
import { Prose } from '@/components/site/RichText'
import { CheckList } from '@/components/ui/CheckList'
import { Section } from '@/components/ui/Section'
import { illustrations } from '@/content/illustrations'
import { places } from '@/content/places'
import { sections, spad } from '@/content/programs/spad'
import { clockOfADay } from '@/content/signatures/spad'

export const metadata = programMetadata(spad)

export default function SpendADayPage() {
  const { who, day, place, start } = sections
  return (
    <ProgramPage program={spad}>
      <Section id="who" heading={who.heading} lead={who.lead} tone="raised" layout="split">
        <CheckList items={who.items.map((item) => ({ key: item, content: item }))} />
      </Section>
      <PicturePassage
        id="day"
        heading={day.heading}
        image={illustrations.spendADayDancing}
        after={<CheckList columns={2} items={day.items.map((item) => ({ key: item, content: item }))} />}
      >
        <Prose blocks={day.text} />
      </PicturePassage>
      <ProgramCosts picture="videos/day-room" program={spad} tone="warm" />
      <ClockOfADay {...clockOfADay} />
      <Section id="place" heading={place.heading}>
        <HoursAndPlace caption={place.caption} rows={place.hours} place={places.building}>
          <p>{place.text}</p>
        </HoursAndPlace>
      </Section>
      <ProgramQuestions picture="videos/checkers" program={spad} tone="raised" />
      <Section id="start" heading={start.heading}>
        <Steps steps={start.steps} layout="row" />
      </Section>
    </ProgramPage>
  )
}
