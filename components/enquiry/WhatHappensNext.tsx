import { Unbroken } from '@/components/ui/Unbroken'
import { enquiryMessages } from '@/content/messages'
import styles from './WhatHappensNext.module.scss'

/** What the reader may expect, said before sending and after it. */
export function WhatHappensNext({ steps }: { steps: readonly string[] }) {
  return (
    <div>
      <h3 className={styles.heading}>{enquiryMessages.whatHappensNext}</h3>
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
