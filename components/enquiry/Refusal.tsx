import { type MouseEvent, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Stack } from '@/components/ui/Layout'
import { enquiryMessages } from '@/content/forms/messages'
import type { FormField } from '@/content/types'
import { firstControlId } from './Field'
import styles from './Refusal.module.scss'
import type { FieldErrors } from './read-enquiry'
import type { Failure } from './send-enquiry'

type ErrorSummaryProps = {
  fields: readonly FormField[]
  fieldErrors: FieldErrors
}

/** Every problem, at the top of the form, each a link to its field. Takes focus when it appears. */
export function ErrorSummary({ fields, fieldErrors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Its heading should be read first, even in a window too small for the whole box.
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView({ block: 'start' })
  }, [])
  const all = fields.flatMap((field) => (field.type === 'radio' && field.other ? [field, field.other.field] : [field]))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a named group of links, not of form fields
    <div ref={summary} tabIndex={-1} className={styles.box} aria-labelledby="error-summary" role="group">
      <h2 id="error-summary" className={`h3 ${styles.heading}`}>
        {enquiryMessages.problem}
      </h2>
      <ul role="list">
        {all
          .filter((field) => fieldErrors[field.id])
          .map((field) => (
            <li key={field.id}>
              <a href={`#${firstControlId(field)}`} className={styles.link} onClick={focusTarget}>
                {field.label.replace(/\?$/, '')}: {fieldErrors[field.id]}
              </a>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** Moves focus itself: a fragment link alone doesn't focus a field in every browser. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}

const sentences: Record<Failure, readonly string[]> = {
  failed: [enquiryMessages.failed, enquiryMessages.failedCall],
  unconfirmed: [enquiryMessages.unconfirmed],
  blocked: [enquiryMessages.blocked],
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
          <Button variant="secondary" onClick={onSubmitPlainly}>
            {enquiryMessages.submitPlainly}
          </Button>
        )}
      </Stack>
    </div>
  )
}
