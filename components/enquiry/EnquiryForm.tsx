'use client'

import { FormspreeProvider } from '@formspree/react'
import { useRef } from 'react'
import { Button } from '@/components/ui/Button'
import { useIsScripted } from '@/components/ui/use-is-scripted'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { enquiryMessages } from '@/content/messages'
import type { FormDefinition } from '@/content/types'
import styles from './EnquiryForm.module.scss'
import { ErrorSummary } from './ErrorSummary'
import { FailureBox } from './FailureBox'
import { Field } from './Field'
import { formAction, formProject } from './form-service'
import { Honeypot } from './Honeypot'
import { ThankYou } from './ThankYou'
import { useEnquiry } from './use-enquiry'
import { usePreselection } from './use-preselection'
import { useRestoredNotice } from './use-restored-notice'

type EnquiryFormProps = {
  definition: FormDefinition
  /** What happens after sending, for the thank-you panel. */
  steps: readonly string[]
}

/** An enquiry form in all its states. Without script it is a plain form that posts to the same address. */
export function EnquiryForm(props: EnquiryFormProps) {
  return (
    <FormspreeProvider {...(formProject && { project: formProject })}>
      <Enquiry {...props} />
    </FormspreeProvider>
  )
}

function Enquiry({ definition, steps }: EnquiryFormProps) {
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
      <p className={styles.note}>{enquiryMessages.allRequired}</p>
      {definition.fields.map((field) => (
        <Field key={field.id} field={field} fieldErrors={state.fieldErrors} />
      ))}
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
        <span className={styles.note}>{enquiryMessages.kept}</span>
      </div>
      <VisuallyHidden>
        <span role="status">{isSubmitting && enquiryMessages.submitting}</span>
      </VisuallyHidden>
    </form>
  )
}
