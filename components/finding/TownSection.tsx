import { Section } from '@/components/ui/Section'
import { type ProgramSlug, programFor } from '@/content/programs'
import { serviceAreas } from '@/content/service-areas'
import { townWords } from '@/content/town-words'
import { TownCheck } from './TownCheck'

type TownSectionProps = { program: ProgramSlug }

/** Where a program goes: in a sentence, and for the reader's own town. */
export function TownSection({ program }: TownSectionProps) {
  const services = serviceAreas.map((area) => ({ area, name: programFor(area.program).names.footer }))
  const own = serviceAreas.find((area) => area.program === program)
  return (
    <Section id="my-town" heading={townWords.heading} lead={own?.where} tone="calm">
      <TownCheck program={program} services={services} />
    </Section>
  )
}
