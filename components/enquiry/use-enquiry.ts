import { type FormEvent, useEffect, useReducer, useRef } from 'react'
import { enquiryMessages } from '@/content/forms/messages'
import type { FormDefinition } from '@/content/types'
import { destination } from '@/lib/forms/destination'
import { collectEnquiry } from './collect-enquiry'
import { enquiryReducer, newEnquiry } from './enquiry-state'
import { photosReady } from './photos-underway'
import { requestAcknowledgement } from './request-acknowledgement'
import { useSendEnquiry } from './send-enquiry'
import { validateEnquiry } from './validate-enquiry'

/** What a slip of ours comes to: nobody is left before a form that takes no more answers. */
const notSent = { outcome: { isSent: false, fieldErrors: {}, failure: 'failed' }, answers: [], email: '' } as const

/** An enquiry from start to finish: checked, sent once, then either thanked for or kept with what went wrong. */
export function useEnquiry(definition: FormDefinition) {
  const { fields } = definition
  const [state, dispatch] = useReducer(enquiryReducer, newEnquiry)
  const isSending = useRef(false)
  const hasPhoto = useRef(false)
  const send = useSendEnquiry(definition, (percent) => hasPhoto.current && dispatch({ type: 'uploading', percent }))
  useErrorTitle(Object.keys(state.fieldErrors).length > 0)
  useWarningBeforeLeaving(state.phase === 'submitting')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const fieldErrors = validateEnquiry(form, fields)
    if (Object.keys(fieldErrors).length > 0) {
      dispatch({ type: 'refused', fieldErrors, failure: null })
      return
    }
    isSending.current = true
    dispatch({ type: 'sending' })
    const { outcome, answers, email } = await sendFrom(form)
      .catch(() => notSent)
      .finally(() => {
        setLocked(form, false)
        isSending.current = false
      })
    if (!outcome.isSent) {
      dispatch({ type: 'refused', fieldErrors: outcome.fieldErrors, failure: outcome.failure })
      return
    }
    // Firefox would fill in the form again when the thanks are reloaded.
    form.reset()
    dispatch({ type: 'sent', answers })
    if (email && destination.noteFrom !== 'service') requestAcknowledgement(email)
  }

  /** Sends what the form says now. Its questions are locked meanwhile, but for the moment in which they are read. */
  async function sendFrom(form: HTMLFormElement) {
    setLocked(form, true)
    await photosReady(form)
    setLocked(form, false) // Browsers collect nothing from what's locked.
    const { body, answers, email } = collectEnquiry(form, fields)
    setLocked(form, true)
    hasPhoto.current = [...body.values()].some((value) => value instanceof File)
    return { outcome: await send(body), answers, email }
  }

  /** Clears the error of a question whose answer has changed. */
  function change(event: FormEvent<HTMLFormElement>) {
    if (!(event.target instanceof Element)) return
    const fieldId = event.target.closest<HTMLElement>('[data-field]')?.dataset.field
    if (!fieldId) return
    dispatch({ type: 'changed', fieldId })
    // Another choice hides the free text of 'Other', and an error no one can see mustn't stay in the summary.
    const field = fields.find(({ id }) => id === fieldId)
    if (field?.type === 'radio' && field.other) dispatch({ type: 'changed', fieldId: field.other.field.id })
  }

  return { state, submit, change, startAgain: () => dispatch({ type: 'startedAgain' }) }
}

/** Keeps the questions as they were sent: what somebody went on typing would be in no enquiry, and gone with the thanks. */
function setLocked(form: HTMLFormElement, isLocked: boolean): void {
  form.querySelector('fieldset')?.toggleAttribute('disabled', isLocked)
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
