import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/Icon'
import { Stack } from '@/components/ui/Layout'
import { enquiryMessages } from '@/content/forms/messages'
import type { Failure } from './enquiry-state'
import styles from './Refusal.module.scss'

const sentences: Record<Failure, readonly string[]> = {
  failed: [enquiryMessages.failed, enquiryMessages.failedCall],
  unconfirmed: [enquiryMessages.unconfirmed],
  useless: [enquiryMessages.useless],
  captcha: [enquiryMessages.captcha, enquiryMessages.failedCall],
}

type FailureBoxProps = { failure: Failure; onSubmitPlainly: () => void }

/** Says that sending failed and what to do; every answer is still in the form. Takes focus when it appears. */
export function FailureBox({ failure, onSubmitPlainly }: FailureBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className={`${styles.box} ${styles.failure}`}>
      <Icon name="alert" size={32} />
      <Stack gap={8} align="start" className={styles.sentences}>
        {sentences[failure].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {failure === 'captcha' && (
          <button type="button" className={styles.plain} onClick={onSubmitPlainly}>
            {enquiryMessages.submitPlainly}
          </button>
        )}
      </Stack>
    </div>
  )
}
