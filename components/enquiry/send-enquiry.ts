import { isSubmissionError, type SubmissionError } from '@formspree/core'
import { useSubmit } from '@formspree/react'
import { enquiryMessages } from '@/content/messages'
import type { Failure, FieldErrors } from './enquiry-state'
import { formOrigin } from './form-service'

/** Milliseconds after which an answer is no longer expected. */
export const patience = 30_000

export type Outcome = { isSent: true } | { isSent: false; fieldErrors: FieldErrors; failure: Failure | null }

/** Refusals that trying again does not change. */
const uselessToRetry = ['FORM_NOT_FOUND', 'PROJECT_NOT_FOUND', 'INACTIVE', 'BLOCKED']

/** The one way to the form service. Gives an outcome whatever happens; it never throws and never hangs. */
export function useSendEnquiry(key: string): (body: FormData, fieldIds: readonly string[]) => Promise<Outcome> {
  const submit = useSubmit(key, { origin: formOrigin() })
  return async (body, fieldIds) => {
    const timeout = withTimeout(patience)
    try {
      const result = await Promise.race([submit(body), timeout.promise])
      if (result === 'timeout') return { isSent: false, fieldErrors: {}, failure: 'unconfirmed' }
      return isSubmissionError(result) ? outcomeOf(result, fieldIds) : { isSent: true }
    } catch {
      return { isSent: false, fieldErrors: {}, failure: 'failed' }
    } finally {
      timeout.cancel()
    }
  }
}

/** Sorts what the service says: under the fields it names, and above the button for the rest. */
function outcomeOf(error: SubmissionError, fieldIds: readonly string[]): Outcome {
  const fieldErrors: Record<string, string> = {}
  let failure: Failure | null = null
  for (const [field, [first]] of error.getAllFieldErrors()) {
    if (!first) continue
    if (fieldIds.includes(field)) fieldErrors[field] = fieldMessage(first)
    else failure = 'failed'
  }
  for (const { code, message } of error.getFormErrors()) {
    // The client of the form service tells a captcha's refusal (403) only by its words.
    if (/captcha/i.test(message)) failure = 'captcha'
    else failure = uselessToRetry.includes(code) ? 'useless' : 'failed'
  }
  const isExplained = failure !== null || Object.keys(fieldErrors).length > 0
  return { isSent: false, fieldErrors, failure: isExplained ? failure : 'failed' }
}

function fieldMessage({ code, message }: { code: string; message: string }): string {
  if (code === 'REQUIRED_FIELD_EMPTY' || code === 'REQUIRED_FIELD_MISSING') return enquiryMessages.required
  if (code === 'TYPE_EMAIL') return enquiryMessages.emailMalformed
  return message || enquiryMessages.fieldRefused
}

function withTimeout(milliseconds: number) {
  let timer: ReturnType<typeof setTimeout>
  const promise = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), milliseconds)
  })
  return { promise, cancel: () => clearTimeout(timer) }
}
