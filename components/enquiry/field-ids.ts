import type { FormField } from '@/content/types'

/** Ids come from field names, so they're the same before and after hydration. */
export const hintId = (field: { id: string }) => `${field.id}-hint`
export const errorId = (field: { id: string }) => `${field.id}-error`
export const optionId = (field: { id: string }, index: number) => `${field.id}-${index + 1}`

/** The control a link to the field goes to: its only one, or the first in its group. */
export function firstControlId(field: FormField): string {
  if (field.type === 'radio') return optionId(field, 0)
  if (field.type === 'checkboxes') return field.groups[0]?.options[0]?.id ?? field.id
  if (field.type === 'schedule') return `${field.id}-${field.days[0]}`
  return field.id
}

/** What describes a control: always its hint, plus its error while there is one. */
export function describedBy(field: { id: string; hint?: string }, error: string | undefined): string | undefined {
  return [field.hint && hintId(field), error && errorId(field)].filter(Boolean).join(' ') || undefined
}
