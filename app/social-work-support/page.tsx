import { HoursAndPlace } from '@/components/place/HoursAndPlace'
import { KitchenTable } from '@/components/programs/KitchenTable'
import { MedicalAlert } from '@/components/programs/MedicalAlert'
import { ProgramCosts, ProgramPage, ProgramQuestions, programMetadata } from '@/components/programs/ProgramPage'
import { TextWithLink } from '@/components/sections/TextWithLink'
import { RichText } from '@/components/site/RichText'
import { ScrollToHash } from '@/components/site/ScrollToHash'
import { SiteLink } from '@/components/site/SiteLink'
import { CheckList } from '@/components/ui/CheckList'
import { Section } from '@/components/ui/Section'
import { findHelpLink } from '@/content/messages'
import { callFirst, places } from '@/content/places'
import { sections, socialWorkSupport } from '@/content/programs/social-work-support'
import { kitchenTable } from '@/content/signatures/social-work-support'

export const metadata = programMetadata(socialWorkSupport)

export default function SocialWorkPage() {
  const { services, lifeStation, outreach, hours } = sections
  return (
    <ProgramPage program={socialWorkSupport}>
      <ScrollToHash ids={[lifeStation.id, outreach.id]} />
      <KitchenTable {...kitchenTable} />
      <Section id="services" heading={services.heading} lead={services.lead} tone="raised">
        <CheckList columns={2} items={services.items.map((item) => ({ key: item, content: item }))} />
        <p data-print="hide">
          <SiteLink link={findHelpLink} />
        </p>
      </Section>
      <MedicalAlert {...lifeStation} />
      <Section id={outreach.id} heading={outreach.heading} layout="split">
        <TextWithLink text={outreach.text} link={outreach.link} />
      </Section>
      <ProgramCosts program={socialWorkSupport} tone="raised" />
      <ProgramQuestions program={socialWorkSupport} />
      <Section id="hours" heading={hours.heading} tone="raised">
        <HoursAndPlace {...hours} place={places.building}>
          <p data-print="hide">
            <RichText text={callFirst} />
          </p>
        </HoursAndPlace>
      </Section>
    </ProgramPage>
  )
}
