import { type FormEvent, useEffect, useReducer } from 'react'
import { enquiryMessages } from '@/content/forms/messages'
import type { FormDefinition } from '@/content/types'
import { destination } from '@/lib/forms/destination'
import { photosReady } from './PhotoInput'
import { type Answer, collectEnquiry, type FieldErrors, validateEnquiry } from './read-enquiry'
import { type Failure, requestAcknowledgement, useSendEnquiry } from './send-enquiry'

type EnquiryState = {
  phase: 'editing' | 'submitting' | 'succeeded'
  /** How often the form was refused; each refusal takes focus again. */
  refusals: number
  fieldErrors: FieldErrors
  failure: Failure | null
  /** How much of a photo has been sent, in percent; null while no photo is on its way. */
  uploaded: number | null
  answers: readonly Answer[]
}

type EnquiryEvent =
  | { type: 'refused'; fieldErrors: FieldErrors; failure: Failure | null }
  | { type: 'changed'; fieldId: string }
  | { type: 'sending' }
  | { type: 'uploading'; percent: number }
  | { type: 'sent'; answers: readonly Answer[] }
  | { type: 'startedAgain' }

const newEnquiry: EnquiryState = {
  phase: 'editing',
  refusals: 0,
  fieldErrors: {},
  failure: null,
  uploaded: null,
  answers: [],
}

/** The states of BRIEF 3.8: editing, submitting, succeeded, and back to editing with the problems. */
function enquiryReducer(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  switch (event.type) {
    case 'refused':
      return {
        ...state,
        phase: 'editing',
        refusals: state.refusals + 1,
        fieldErrors: event.fieldErrors,
        failure: event.failure,
        uploaded: null,
      }
    case 'changed': {
      if (!state.fieldErrors[event.fieldId]) return state
      const { [event.fieldId]: _, ...fieldErrors } = state.fieldErrors
      return { ...state, fieldErrors }
    }
    case 'sending':
      return { ...state, phase: 'submitting', fieldErrors: {}, failure: null }
    case 'uploading':
      return state.phase === 'submitting' ? { ...state, uploaded: event.percent } : state
    case 'sent':
      return { ...newEnquiry, phase: 'succeeded', answers: event.answers }
    case 'startedAgain':
      return newEnquiry
  }
}

/** What a slip of ours comes to: nobody is left before a form that takes no more answers. */
const notSent = { outcome: { isSent: false, fieldErrors: {}, failure: 'failed' }, answers: [], email: '' } as const

/** An enquiry from start to finish: checked, sent once, then either thanked for or kept with what went wrong. */
export function useEnquiry(definition: FormDefinition) {
  const { fields } = definition
  const [state, dispatch] = useReducer(enquiryReducer, newEnquiry)
  const send = useSendEnquiry(definition, (percent) => dispatch({ type: 'uploading', percent }))
  useErrorTitle(Object.keys(state.fieldErrors).length > 0)
  useWarningBeforeLeaving(state.phase === 'submitting')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.phase === 'submitting') return
    const form = event.currentTarget
    // Read before the questions are locked: browsers collect nothing from those.
    const filledIn = new FormData(form)
    const fieldErrors = validateEnquiry(form, filledIn, fields)
    if (Object.keys(fieldErrors).length > 0) {
      dispatch({ type: 'refused', fieldErrors, failure: null })
      return
    }
    dispatch({ type: 'sending' })
    const { outcome, answers, email } = await sendFrom(form, filledIn).catch(() => notSent)
    if (!outcome.isSent) {
      dispatch({ type: 'refused', fieldErrors: outcome.fieldErrors, failure: outcome.failure })
      return
    }
    // Firefox would fill in the form again when the thanks are reloaded.
    form.reset()
    dispatch({ type: 'sent', answers })
    if (email && destination.noteFrom !== 'service') requestAcknowledgement(email)
  }

  async function sendFrom(form: HTMLFormElement, filledIn: FormData) {
    await photosReady(form)
    const { body, answers, email } = collectEnquiry(form, filledIn, fields)
    return { outcome: await send(body), answers, email }
  }

  function change(event: FormEvent<HTMLFormElement>) {
    if (!(event.target instanceof Element)) return
    const fieldId = event.target.getAttribute('name') ?? ''
    dispatch({ type: 'changed', fieldId })
    // Another choice hides the free text of 'Other', and an error no one can see mustn't stay in the summary.
    const field = fields.find(({ id }) => id === fieldId)
    if (field?.type === 'radio' && field.other) dispatch({ type: 'changed', fieldId: field.other.field.id })
  }

  return { state, submit, change, startAgain: () => dispatch({ type: 'startedAgain' }) }
}

/** Has the browser ask before an enquiry on its way is left behind; some, mostly on phones, don't. */
function useWarningBeforeLeaving(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault()
      event.returnValue = true // Chrome before 119 and Samsung's browsers built on it.
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])
}

/**
 * Puts 'Error: ' before the page's title while there are problems; screen readers read the title first. The framework
 * may write the title again when it hydrates, so we watch it.
 */
function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return
    const prefix = enquiryMessages.errorTitlePrefix
    const apply = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    }
    const observer = new MutationObserver(apply)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    apply()
    return () => {
      observer.disconnect()
      document.title = document.title.replace(prefix, '')
    }
  }, [hasErrors])
}
