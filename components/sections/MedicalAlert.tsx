import { Picture } from '@/components/ui/Picture'
import { Section } from '@/components/ui/Section'
import { TermList } from '@/components/ui/TermList'
import type { Block, Illustration, Link } from '@/content/types'
import styles from './MedicalAlert.module.scss'
import { Steps } from './Steps'
import { TextWithLink } from './TextWithLink'

type MedicalAlertProps = {
  id: string
  heading: string
  text: readonly Block[]
  howItWorks: { heading: string; steps: readonly { heading: string; text: string }[] }
  devices: { heading: string; image: Illustration; kinds: readonly { term: string; text: string }[] }
  link: Link
}

/** The medical alert service: what it is, what happens after a press, and the devices to choose from. */
export function MedicalAlert({ id, heading, text, howItWorks, devices, link }: MedicalAlertProps) {
  return (
    <Section id={id} heading={heading} tone="warm">
      <div className={styles.parts}>
        <TextWithLink text={text} link={link} variant="primary" />
        <div className={styles.how}>
          <h3>{howItWorks.heading}</h3>
          <Steps steps={howItWorks.steps} headingLevel={4} layout="row" />
        </div>
        <div className={styles.devices}>
          <div className={styles.kinds}>
            <h3>{devices.heading}</h3>
            <TermList layout="rows" terms={devices.kinds} />
          </div>
          <div className={styles.window}>
            <Picture {...devices.image} sizes="(width >= 60em) 24rem, 18rem" />
          </div>
        </div>
      </div>
    </Section>
  )
}
