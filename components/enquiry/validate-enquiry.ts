import { enquiryMessages } from '@/content/forms/messages'
import type { FormField } from '@/content/types'
import { askedFields, fileOf, valuesOf } from './enquiry-fields'
import type { FieldErrors } from './enquiry-state'

/** What's wrong with a filled-in form, by field id in form order; empty when it can be sent. */
export function validateEnquiry(form: HTMLFormElement, fields: readonly FormField[]): FieldErrors {
  const data = new FormData(form)
  const errors: Record<string, string> = {}
  for (const field of askedFields(form, fields)) {
    const message = problemOf(form, data, field)
    if (message) errors[field.id] = message
  }
  return errors
}

function problemOf(form: HTMLFormElement, data: FormData, field: FormField): string | null {
  const isEmpty = !fileOf(form, field) && valuesOf(data, field).every(({ value }) => value === '')
  if (isEmpty) return field.isRequired ? enquiryMessages.required : null
  const control = form.elements.namedItem(field.id)
  if (control instanceof HTMLInputElement && control.validity.typeMismatch) {
    return enquiryMessages.emailMalformed // The same in every browser, instead of each one's own.
  }
  return null
}
