import { Unbroken } from '@/components/ui/Unbroken'
import { enquiryMessages } from '@/content/forms/messages'
import styles from './WhatHappensNext.module.scss'

/** What the reader can expect, shown both before and after sending. */
export function WhatHappensNext({ steps }: { steps: readonly string[] }) {
  return (
    <div>
      <h2 className={styles.heading}>{enquiryMessages.whatHappensNext}</h2>
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
