import { honeypotName } from '@/content/forms/rules'
import type { FormField } from '@/content/types'
import { askedFields, fileOf, valuesOf } from './enquiry-fields'
import type { Answer } from './enquiry-state'

/**
 * What gets sent: every answered field under its name, groups of checkboxes as one value, the photo, and the
 * honeypot, but no free text for a choice that isn't selected. Also returns the answers as a person would read them.
 */
export function collectEnquiry(form: HTMLFormElement, fields: readonly FormField[]) {
  const filledIn = new FormData(form)
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

/** A value in readable form: days and checkboxes by name rather than id. */
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
