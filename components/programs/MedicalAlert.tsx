import { PicturePassage } from '@/components/sections/PicturePassage'
import { Steps } from '@/components/sections/Steps'
import { Prose } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { Card } from '@/components/ui/Card'
import { CheckList } from '@/components/ui/CheckList'
import { Stack } from '@/components/ui/Layout'
import type { Block, Illustration, Link } from '@/content/types'

type MedicalAlertProps = {
  id: string
  heading: string
  image: Illustration
  text: readonly Block[]
  howItWorks: { heading: string; steps: readonly { heading: string; text: string }[] }
  devices: { heading: string; kinds: readonly string[] }
  link: Link
}

/** The medical alert service: what it is, what happens after a press, and the devices to choose from. */
export function MedicalAlert({ id, heading, image, text, howItWorks, devices, link }: MedicalAlertProps) {
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
