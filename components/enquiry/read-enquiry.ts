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
  const isEmpty = !fileOf(form, field) && valuesOf(filledIn, field).every(({ value }) => value === '')
  if (isEmpty) return field.isRequired ? enquiryMessages.required : null
  const control = form.elements.namedItem(field.id)
  if (control instanceof HTMLInputElement && control.validity.typeMismatch) {
    return enquiryMessages.emailMalformed // The same in every browser, instead of each one's own.
  }
  return null
}

/**
 * What gets sent: every answered field under its name, groups of checkboxes as one value, the photo, and the
 * honeypot, but no free text for a choice that isn't selected. Also returns the answers as a person would read them.
 */
export function collectEnquiry(form: HTMLFormElement, filledIn: FormData, fields: readonly FormField[]) {
  const body = new FormData()
  const answers: Answer[] = []
  for (const field of askedFields(form, fields)) {
    const filled = valuesOf(filledIn, field).filter(({ value }) => value !== '')
    for (const { name, value } of filled) body.append(name, value)
    const file = fileOf(form, field)
    if (file) body.append(field.id, file)
    const value = file?.name ?? printed(field, filled)
    if (value) answers.push({ label: field.label, value })
  }
  body.append(honeypotName, String(filledIn.get(honeypotName) ?? ''))
  return { body, answers, email: String(body.get('email') ?? '') }
}

function printed(field: FormField, filled: readonly { name: string; value: string }[]): string {
  if (field.type === 'schedule') {
    return filled.map(({ name, value }) => `${name.replace(`${field.id}-`, '')}: ${value}`).join('; ')
  }
  const value = filled[0]?.value ?? ''
  if (field.type !== 'checkboxes') return value
  const labels = new Map(field.groups.flatMap((group) => group.options.map((option) => [option.id, option.label])))
  return value
    .split(', ')
    .map((id) => labels.get(id) ?? id)
    .join('; ')
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

export function valuesOf(data: FormData, field: FormField): readonly { name: string; value: string }[] {
  if (field.type === 'file') return []
  if (field.type === 'schedule') {
    return field.days.map((day) => answerIn(data, `${field.id}-${day}`))
  }
  return [answerIn(data, field.id)]
}

/** What's filled in under a name, once each: other software may have put a copy of a field beside it. */
function answerIn(data: FormData, name: string): { name: string; value: string } {
  const filledIn = data.getAll(name).map((value) => String(value).trim())
  return { name, value: [...new Set(filledIn)].filter((value) => value !== '').join(', ') }
}

/** The file chosen in a field, if any. Other software may have put an empty copy of the field beside it. */
function fileOf(form: HTMLFormElement, field: FormField): File | null {
  if (field.type !== 'file') return null
  const controls = [...form.querySelectorAll<HTMLInputElement>(`input[name="${field.id}"]`)]
  return controls.map(({ files }) => files?.[0]).find((file) => file !== undefined) ?? null
}
