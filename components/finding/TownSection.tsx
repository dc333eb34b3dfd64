import type { ComponentProps } from 'react'
import { Section } from '@/components/ui/Section'
import { type ProgramSlug, programFor } from '@/content/programs'
import { serviceAreas } from '@/content/service-areas'
import { townField, townWords } from '@/content/town-words'
import { TownCheck } from './TownCheck'

/** `picture` is decoration beside the heading. */
type TownSectionProps = { program: ProgramSlug } & Pick<ComponentProps<typeof Section>, 'picture'>

/** Where a program goes: in a sentence, and for the reader's own town. On paper the page's facts cover it. */
export function TownSection({ program, ...look }: TownSectionProps) {
  const services = serviceAreas.map((area) => ({ area, name: programFor(area.program).names.footer }))
  const { heading, check, notNow } = townWords
  const own = serviceAreas.find((area) => area.program === program)
  return (
    <div data-print="hide">
      <Section id="my-town" heading={heading} lead={own?.where} tone="calm" {...look}>
        <TownCheck program={program} services={services} field={townField} words={{ check, notNow }} />
      </Section>
    </div>
  )
}
