import { enquiryMessages, honeypotName } from '@/content/forms/messages'
import type { FormField } from '@/content/types'

export type FieldErrors = Readonly<Record<string, string>>

export type Answer = { label: string; value: string }

/** What's wrong with a filled-in form, by field id in form order; empty when it can be sent. */
export function validateEnquiry(form: HTMLFormElement, filledIn: FormData, fields: readonly FormField[]): FieldErrors {
  const errors: Record<string, string> = {}
  for (const field of askedFields(form, fields)) {
    const message = problemOf(form, filledIn, field)
    if (message) errors[field.id] = message
  }
  return errors
}

function problemOf(form: HTMLFormElement, filledIn: FormData, field: FormField): string | null {
  if (!answerTo(form, filledIn, field)) return field.isRequired ? enquiryMessages.required : null
  const control = form.elements.namedItem(field.id)
  if (control instanceof HTMLInputElement && control.validity.typeMismatch) {
    return enquiryMessages.emailMalformed // The same in every browser, instead of each one's own.
  }
  return null
}

/**
 * What gets sent: every answered field under its name, the photo, and the honeypot, but no free text for a choice that
 * isn't selected. Also returns the answers as a person would read them.
 */
export function collectEnquiry(form: HTMLFormElement, filledIn: FormData, fields: readonly FormField[]) {
  const body = new FormData()
  const answers: Answer[] = []
  for (const field of askedFields(form, fields)) {
    const answer = answerTo(form, filledIn, field)
    if (!answer) continue
    body.append(field.id, answer)
    answers.push({ label: field.label, value: answer instanceof File ? answer.name : answer })
  }
  body.append(honeypotName, String(filledIn.get(honeypotName) ?? ''))
  return { body, answers, email: String(body.get('email') ?? '') }
}

/** When a radio field's 'other' option is chosen, its free text follows as a field of its own (BRIEF 3.5). */
function askedFields(form: HTMLFormElement, fields: readonly FormField[]): readonly FormField[] {
  return fields.flatMap((field) => {
    if (field.type !== 'radio' || !field.other) return [field]
    const group = form.elements.namedItem(field.id)
    const isOther = group instanceof RadioNodeList && group.value === field.other.option
    return isOther ? [field, field.other.field] : [field]
  })
}

/**
 * What's filled in, once each, or the photo that's chosen; empty if there is neither. Other software may have put a
 * copy of a field beside it.
 */
function answerTo(form: HTMLFormElement, filledIn: FormData, { id, type }: FormField): File | string {
  if (type === 'file') {
    const controls = [...form.querySelectorAll<HTMLInputElement>(`input[name="${id}"]`)]
    return controls.map(({ files }) => files?.[0]).find((file) => file !== undefined) ?? ''
  }
  const values = filledIn.getAll(id).map((value) => String(value).trim())
  return [...new Set(values)].filter((value) => value !== '').join(', ')
}
