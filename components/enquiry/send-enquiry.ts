import { isSubmissionError, type SubmissionError } from '@formspree/core'
import { useSubmit } from '@formspree/react'
import { useState } from 'react'
import { enquiryMessages } from '@/content/forms/messages'
import { photoWords } from '@/content/forms/photo-words'
import type { FormDefinition } from '@/content/types'
import { noteAddress } from '@/lib/forms/destination'
import { NoAnswer, uploadingClient } from './form-service-client'
import type { FieldErrors } from './read-enquiry'

export type Failure = 'failed' | 'unconfirmed' | 'blocked' | 'useless' | 'captcha'

export type Outcome = { isSent: true } | { isSent: false; fieldErrors: FieldErrors; failure: Failure | null }

/** Refusals that retrying won't change. */
const lasting: Readonly<Record<string, Failure>> = {
  BLOCKED: 'blocked',
  FORM_NOT_FOUND: 'useless',
  INACTIVE: 'useless',
  PROJECT_NOT_FOUND: 'useless',
}

/** Refusals of the photo, which the service reports against the form as a whole. */
const aboutThePhoto = ['FILES_TOO_BIG', 'TOO_MANY_FILES', 'NO_FILE_UPLOADS']

/** The only way to the form service. Always resolves to an outcome; it never throws and never hangs. */
export function useSendEnquiry(
  { type, fields }: FormDefinition,
  onProgress: (percent: number) => void,
): (body: FormData) => Promise<Outcome> {
  const [client] = useState(() => uploadingClient(onProgress))
  const submit = useSubmit(type, { client })
  const photo = fields.find((field) => field.type === 'file')?.id
  return async (body) => {
    if (photo && !(await canBeRead(body.get(photo)))) {
      return { isSent: false, fieldErrors: { [photo]: photoWords.gone }, failure: null }
    }
    try {
      const result = await submit(body)
      return isSubmissionError(result) ? outcomeOf(result, [...body.keys()], photo) : { isSent: true }
    } catch (error) {
      return { isSent: false, fieldErrors: {}, failure: error instanceof NoAnswer ? 'unconfirmed' : 'failed' }
    }
  }
}

/** Sorts the service's errors: under the fields they name, or else above the button. */
function outcomeOf(error: SubmissionError, fieldIds: readonly string[], photo: string | undefined): Outcome {
  const fieldErrors: Record<string, string> = {}
  let failure: Failure | null = null
  for (const [field, [first]] of error.getAllFieldErrors()) {
    if (!first) continue
    if (fieldIds.includes(field)) fieldErrors[field] = fieldMessage(first)
    else failure = 'failed'
  }
  for (const { code, message } of error.getFormErrors()) {
    if (photo && aboutThePhoto.includes(code)) fieldErrors[photo] = message || enquiryMessages.fieldRefused
    // The form service's client gives away a captcha refusal (403) only by its wording.
    else if (/captcha/i.test(message)) failure = 'captcha'
    else failure = lasting[code] ?? 'failed'
  }
  const isExplained = failure !== null || Object.keys(fieldErrors).length > 0
  return { isSent: false, fieldErrors, failure: isExplained ? failure : 'failed' }
}

/** Whether a photo is still where it was when it was chosen, as it was; without a photo, there's nothing amiss. */
async function canBeRead(answer: FormDataEntryValue | null): Promise<boolean> {
  if (!(answer instanceof File)) return true
  try {
    await answer.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

function fieldMessage({ code, message }: { code: string; message: string }): string {
  if (code === 'REQUIRED_FIELD_EMPTY' || code === 'REQUIRED_FIELD_MISSING') return enquiryMessages.required
  // The browser already accepted the format, so that's not what the reader should check.
  if (code === 'TYPE_EMAIL') return enquiryMessages.emailRefused
  return message || enquiryMessages.fieldRefused
}

/** Milliseconds before we give up on the acknowledgement. */
const answerTime = 10_000

/**
 * Asks the host to send a short note to someone who has sent an enquiry (BRIEF 3.11). By then the enquiry has
 * arrived, so anything that goes wrong here is only logged to the console.
 */
export async function requestAcknowledgement(email: string): Promise<void> {
  const body = new FormData()
  body.append('email', email)
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), answerTime)
  try {
    const response = await fetch(noteAddress, { method: 'POST', body, signal: deadline.signal })
    const reply: { status?: string; message?: string } = await response.json()
    if (reply.status !== 'success') throw new Error(reply.message ?? `status ${response.status}`)
  } catch (error) {
    console.warn('The acknowledgement was not sent:', error)
  } finally {
    clearTimeout(timer)
  }
}
