'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/Button'
import { useIsScripted } from '@/components/ui/use-is-scripted'
import { enquiryMessages } from '@/content/forms/messages'
import type { FormDefinition } from '@/content/types'
import { formAction } from '@/lib/forms/destination'
import styles from './EnquiryForm.module.scss'
import { ErrorSummary } from './ErrorSummary'
import { FailureBox } from './FailureBox'
import { Field, type FieldKinds } from './Field'
import { Honeypot } from './Honeypot'
import { SendingStatus } from './SendingStatus'
import { ThankYou } from './ThankYou'
import { useEnquiry } from './use-enquiry'
import { usePreselection } from './use-preselection'
import { useRestoredNotice } from './use-restored-notice'
import { WhatHappensNext } from './WhatHappensNext'

type EnquiryFormProps = {
  definition: FormDefinition
  /** Names the form for screen readers. */
  label: string
  /** What happens after sending, said before the button and in the thank-you panel. */
  steps: readonly string[]
  /** Kinds of question that only some forms ask, so the others don't have to load them. */
  kinds?: FieldKinds
}

/** An enquiry form in all its states. Without script it is a plain form that posts to the same address. */
export function EnquiryForm({ definition, label, steps, kinds }: EnquiryFormProps) {
  const { state, submit, change, startAgain } = useEnquiry(definition)
  const isScripted = useIsScripted()
  const form = useRef<HTMLFormElement>(null)
  const isSubmitting = state.phase === 'submitting'
  usePreselection(form, definition.fields)
  useRestoredNotice(form)

  if (state.phase === 'succeeded') {
    const startOver = () => {
      startAgain()
      requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
    }
    return <ThankYou steps={steps} answers={state.answers} onStartAgain={startOver} />
  }
  return (
    <form
      ref={form}
      id={`${definition.type}-form`}
      aria-label={label}
      className={styles.form}
      action={formAction(definition.type)}
      method="post"
      encType="multipart/form-data"
      noValidate={isScripted}
      onSubmit={submit}
      onChange={change}
    >
      {Object.keys(state.fieldErrors).length > 0 && (
        <ErrorSummary key={state.refusals} fields={definition.fields} fieldErrors={state.fieldErrors} />
      )}
      <fieldset role="presentation" className={styles.questions}>
        <p className={styles.note}>{enquiryMessages.allRequired}</p>
        {definition.fields.map((field) => (
          <Field key={field.id} field={field} fieldErrors={state.fieldErrors} kinds={kinds} />
        ))}
      </fieldset>
      <WhatHappensNext steps={steps} />
      <Honeypot />
      <p className={styles.note}>{enquiryMessages.privacy}</p>
      {state.failure && (
        <FailureBox
          key={`failure-${state.refusals}`}
          failure={state.failure}
          onSubmitPlainly={() => form.current?.submit()}
        />
      )}
      <div className={styles.send}>
        <Button type="submit" variant="primary" disabled={isSubmitting}>
          {isSubmitting ? enquiryMessages.submitting : enquiryMessages.submit}
        </Button>
      </div>
      <SendingStatus isSubmitting={isSubmitting} percent={state.uploaded} />
    </form>
  )
}
