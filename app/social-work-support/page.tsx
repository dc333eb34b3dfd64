import { ProgramCosts, ProgramPage, ProgramQuestions, programMetadata } from '@/components/programs/ProgramPage'
import { PicturePassage } from '@/components/sections/PicturePassage'
import { Steps } from '@/components/sections/Steps'
import { Prose } from '@/components/site/RichText'
import { ScrollToHash } from '@/components/site/ScrollToHash'
import { SiteLink } from '@/components/site/SiteLink'
import { Card } from '@/components/ui/Card'
import { CheckList } from '@/components/ui/CheckList'
import { Stack } from '@/components/ui/Layout'
import { Section } from '@/components/ui/Section'
import { sections, socialWorkSupport } from '@/content/programs/social-work-support'

export const metadata = programMetadata(socialWorkSupport)

export default function SocialWorkPage() {
  const { services, lifeStation, outreach } = sections
  return (
    <ProgramPage program={socialWorkSupport}>
      <Section id="services" heading={services.heading}>
        <Stack gap={24}>
          <CheckList columns={2} items={services.items} />
          <p>{services.note}</p>
        </Stack>
      </Section>
      <ProgramCosts program={socialWorkSupport} />
      <ProgramQuestions program={socialWorkSupport} tone="raised" />
      <MedicalAlert />
      <Section id={outreach.id} heading={outreach.heading} tone="raised" layout="split">
        <Stack gap={24} align="start">
          <Prose blocks={outreach.text} />
          <div data-print="hide">
            <SiteLink link={outreach.link} variant="secondary" />
          </div>
        </Stack>
      </Section>
      <ScrollToHash ids={[lifeStation.id, outreach.id]} />
    </ProgramPage>
  )
}

function MedicalAlert() {
  const { id, heading, image, text, howItWorks, devices, link } = sections.lifeStation
  const below = (
    <Stack gap={40}>
      <Card kind="sheet">
        <Stack gap={24}>
          <h3>{howItWorks.heading}</h3>
          <Steps steps={howItWorks.steps} headingLevel={4} layout="row" />
        </Stack>
      </Card>
      <Stack>
        <h3>{devices.heading}</h3>
        <CheckList columns={2} items={devices.kinds} />
      </Stack>
    </Stack>
  )
  return (
    <PicturePassage id={id} heading={heading} image={image} side="end" tone="warm" below={below}>
      <Prose blocks={text} />
      <div data-print="hide">
        <SiteLink link={link} variant="secondary" />
      </div>
    </PicturePassage>
  )
}
