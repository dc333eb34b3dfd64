import { ProgramCosts, ProgramPage, ProgramQuestions, programMetadata } from '@/components/programs/ProgramPage'
import { SampleWeek } from '@/components/programs/SampleWeek'
import { OfferPanels } from '@/components/sections/OfferPanels'
import { Prose } from '@/components/site/RichText'
import { CheckList } from '@/components/ui/CheckList'
import { Section } from '@/components/ui/Section'
import { homecare, sampleWeek, sections } from '@/content/programs/homecare'

export const metadata = programMetadata(homecare)

export default function HomeCarePage() {
  const { roots, different, offersLabel, personalCare, careTypes } = sections
  return (
    <ProgramPage program={homecare}>
      <Section id="roots" heading={roots.heading} layout="split">
        <Prose blocks={roots.text} />
      </Section>
      <Section id="different" heading={different.heading} layout="split">
        <CheckList items={different.items} />
      </Section>
      <OfferPanels label={offersLabel} panels={[personalCare, careTypes]} />
      <ProgramCosts program={homecare} />
      <SampleWeek {...sampleWeek} />
      <ProgramQuestions program={homecare} />
    </ProgramPage>
  )
}
