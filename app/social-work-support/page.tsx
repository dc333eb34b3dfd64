import { HoursAndPlace } from '@/components/place/HoursAndPlace'
import { MedicalAlert } from '@/components/programs/MedicalAlert'
import { ProgramCosts, ProgramPage, ProgramQuestions, programMetadata } from '@/components/programs/ProgramPage'
import { TextWithLink } from '@/components/sections/TextWithLink'
import { RichText } from '@/components/site/RichText'
import { ScrollToHash } from '@/components/site/ScrollToHash'
import { CheckList } from '@/components/ui/CheckList'
import { Section } from '@/components/ui/Section'
import { callFirst, places } from '@/content/places'
import { sections, socialWorkSupport } from '@/content/programs/social-work-support'

export const metadata = programMetadata(socialWorkSupport)

export default function SocialWorkPage() {
  const { services, lifeStation, outreach, hours } = sections
  return (
    <ProgramPage program={socialWorkSupport}>
      <Section id="services" heading={services.heading}>
        <CheckList columns={2} items={services.items} />
      </Section>
      <ProgramCosts program={socialWorkSupport} />
      <ProgramQuestions program={socialWorkSupport} tone="raised" />
      <MedicalAlert {...lifeStation} />
      <Section id={outreach.id} heading={outreach.heading} tone="raised" layout="split">
        <TextWithLink text={outreach.text} link={outreach.link} />
      </Section>
      <Section id="hours" heading={hours.heading} tone="raised">
        <HoursAndPlace {...hours} place={places.building}>
          <p data-print="hide">
            <RichText text={callFirst} />
          </p>
        </HoursAndPlace>
      </Section>
      <ScrollToHash ids={[lifeStation.id, outreach.id]} />
    </ProgramPage>
  )
}
