import { Unbroken } from '@/components/ui/Unbroken'
import { enquiryMessages } from '@/content/enquiry-messages'
import styles from './WhatHappensNext.module.scss'

type WhatHappensNextProps = { steps: readonly string[]; headingLevel?: 2 | 3 }

/** What the reader can expect, shown both before and after sending. */
export function WhatHappensNext({ steps, headingLevel = 3 }: WhatHappensNextProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div>
      <Heading className={styles.heading}>{enquiryMessages.whatHappensNext}</Heading>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <span>
              <Unbroken text={step} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
