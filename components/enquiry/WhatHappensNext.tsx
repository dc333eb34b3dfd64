import { Stack } from '@/components/ui/Layout'
import { Unbroken } from '@/components/ui/Unbroken'
import { enquiryMessages } from '@/content/forms/messages'
import styles from './EnquiryForm.module.scss'

/** What the reader can expect, shown both before and after sending. */
export function WhatHappensNext({ steps }: { steps: readonly string[] }) {
  return (
    <Stack gap={8}>
      <h2 className="h4">{enquiryMessages.whatHappensNext}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <Unbroken text={step} />
          </li>
        ))}
      </ol>
    </Stack>
  )
}
