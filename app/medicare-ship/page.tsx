import { AnnotatedLetter } from '@/components/programs/AnnotatedLetter'
import { EnrollmentReminder } from '@/components/programs/EnrollmentReminder'
import { ProgramPage, ProgramQuestions, programMetadata } from '@/components/programs/ProgramPage'
import { SevenMonths } from '@/components/programs/SevenMonths'
import { Prose, RichText } from '@/components/site/RichText'
import { CheckList } from '@/components/ui/CheckList'
import { Stack } from '@/components/ui/Layout'
import { Section } from '@/components/ui/Section'
import { annotatedLetter, medicareShip, openEnrollment, sections } from '@/content/programs/medicare-ship'

export const metadata = programMetadata(medicareShip)

export default function MedicareShipPage() {
  const { help, enrollment, sevenMonths, savings } = sections
  return (
    <ProgramPage program={medicareShip}>
      <Section id="help" heading={help.heading}>
        <Stack gap={24}>
          <CheckList columns={2} items={help.items.map(({ key, content }) => <RichText key={key} text={content} />)} />
          <Prose blocks={help.disclaimer} />
        </Stack>
      </Section>
      <AnnotatedLetter {...annotatedLetter} />
      <Section id="open-enrollment" heading={enrollment.heading} tone="warm">
        <EnrollmentReminder
          period={openEnrollment}
          until={enrollment.until}
          words={enrollment.words}
          calendar={enrollment.calendar}
        >
          <Prose blocks={enrollment.text} />
        </EnrollmentReminder>
      </Section>
      <Section id="seven-months" heading={sevenMonths.heading}>
        <SevenMonths words={sevenMonths.words}>
          <Prose blocks={sevenMonths.text} />
        </SevenMonths>
      </Section>
      <Section id="savings" heading={savings.heading}>
        <Prose blocks={savings.text} />
      </Section>
      <ProgramQuestions program={medicareShip} tone="raised" />
    </ProgramPage>
  )
}
