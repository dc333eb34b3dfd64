'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { useIsScripted } from '@/components/ui/scripted'
import { enquiryMessages, honeypotName, sendingPhoto } from '@/content/forms/messages'
import type { FormDefinition, FormField } from '@/content/types'
import { formAction } from '@/lib/forms/destination'
import styles from './EnquiryForm.module.scss'
import { Field } from './Field'
import { ErrorSummary, FailureBox } from './Refusal'
import { ThankYou, WhatHappensNext } from './ThankYou'
import { useEnquiry } from './use-enquiry'
import { useRestoredNotice } from './use-restored-notice'

type EnquiryFormProps = {
  definition: FormDefinition
  label: string
  steps: readonly string[]
}

/** An enquiry form in all its states. Without script it is a plain form that posts to the same address. */
export function EnquiryForm({ definition, label, steps }: EnquiryFormProps) {
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
      {/* What somebody went on typing would be in no enquiry, and gone with the thanks. */}
      <fieldset role="presentation" className={styles.questions} disabled={isSubmitting}>
        <p className="small">{enquiryMessages.allRequired}</p>
        {definition.fields.map((field) => (
          <Field key={field.id} field={field} fieldErrors={state.fieldErrors} />
        ))}
      </fieldset>
      <WhatHappensNext steps={steps} />
      <Honeypot />
      <p className="small">{enquiryMessages.privacy}</p>
      {state.failure && (
        <FailureBox
          key={`failure-${state.refusals}`}
          failure={state.failure}
          onSubmitPlainly={() => form.current?.submit()}
        />
      )}
      <div className={styles.send} data-print="hide">
        <Button type="submit" variant="primary" disabled={isSubmitting}>
          {isSubmitting ? enquiryMessages.submitting : enquiryMessages.submit}
        </Button>
      </div>
      <SendingStatus isSubmitting={isSubmitting} percent={state.uploaded} />
    </form>
  )
}

function Honeypot() {
  return (
    <div className="visuallyHidden" aria-hidden="true">
      <label htmlFor={honeypotName}>{enquiryMessages.honeypot}</label>
      <input id={honeypotName} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** Milliseconds between announcements: a number read out every second would drown out everything else. */
const pause = 10_000

type SendingStatusProps = {
  isSubmitting: boolean
  /** How much of a photo has been sent; null when none is on its way. */
  percent: number | null
}

function SendingStatus({ isSubmitting, percent }: SendingStatusProps) {
  const words = percent === null ? enquiryMessages.submitting : sendingPhoto(percent)
  const spoken = useSpokenNowAndThen(isSubmitting ? words : '')
  return (
    <>
      {isSubmitting && percent !== null && (
        <p aria-hidden>
          <strong>{words}</strong>
        </p>
      )}
      <span className="visuallyHidden">
        <span role="status">{spoken}</span>
      </span>
    </>
  )
}

function useSpokenNowAndThen(words: string): string {
  const [spoken, setSpoken] = useState('')
  const spokenAt = useRef(0)
  useEffect(() => {
    const wait = words === '' || spokenAt.current === 0 ? 0 : spokenAt.current + pause - Date.now()
    const speak = () => {
      spokenAt.current = words === '' ? 0 : Date.now()
      setSpoken(words)
    }
    if (wait <= 0) return speak()
    const timer = setTimeout(speak, wait)
    return () => clearTimeout(timer)
  }, [words])
  return spoken
}

/** Preselects the answer a link names, as in `?about=lifestation`; otherwise nothing. */
function usePreselection(form: RefObject<HTMLFormElement | null>, fields: readonly FormField[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const about = new URLSearchParams(window.location.search).get('about')
    for (const field of fields) {
      const option = field.type === 'radio' && about ? field.preselections?.[about] : undefined
      const group = form.current?.elements.namedItem(field.id)
      if (option && group instanceof RadioNodeList && group.value === '') group.value = option
    }
  }, [])
}
