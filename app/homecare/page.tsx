import { MarkedPassage } from '@/components/programs/MarkedPassage'
import { OrdinaryWeek } from '@/components/programs/OrdinaryWeek'
import { ProgramCosts, ProgramPage, ProgramQuestions, programMetadata } from '@/components/programs/ProgramPage'
import { OfferPanels } from '@/components/sections/OfferPanels'
import { CheckList } from '@/components/ui/CheckList'
import { Section } from '@/components/ui/Section'
import { homecare, sections } from '@/content/programs/homecare'
import { ordinaryWeek } from '@/content/signatures/homecare'

export const metadata = programMetadata(homecare)

export default function HomeCarePage() {
  const { roots, different, offersLabel, personalCare, careTypes } = sections
  return (
    <ProgramPage program={homecare}>
      <MarkedPassage id="roots" {...roots} />
      <Section id="different" heading={different.heading} tone="raised" layout="split">
        <CheckList items={different.items.map((item) => ({ key: item, content: item }))} />
      </Section>
      <OrdinaryWeek {...ordinaryWeek} />
      <OfferPanels label={offersLabel} panels={[personalCare, careTypes]} />
      <ProgramCosts picture="videos/armchair" program={homecare} tone="raised" />
      <ProgramQuestions picture="videos/snow-house" program={homecare} />
    </ProgramPage>
  )
}
