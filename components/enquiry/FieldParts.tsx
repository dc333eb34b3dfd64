import { messages } from '@/content/messages'
import type { FormField } from '@/content/types'
import styles from './Field.module.scss'

type Described = { id: string; label: string; isRequired: boolean; hint?: string }

/** The question, and whether it's optional, in words. */
export function FieldLabel({ field }: { field: Described }) {
  return (
    <>
      {field.label} {!field.isRequired && <span className={styles.optional}>{messages.optional}</span>}
    </>
  )
}

export function FieldHint({ field }: { field: Described }) {
  return (
    field.hint && (
      <p id={hintId(field)} className="small">
        {field.hint}
      </p>
    )
  )
}

export function FieldError({ field, error }: { field: Described; error: string | undefined }) {
  return (
    error && (
      <p id={errorId(field)} className={styles.error}>
        {error}
      </p>
    )
  )
}

/** Ids come from field names, so they're the same before and after hydration. */
const hintId = (field: { id: string }) => `${field.id}-hint`
const errorId = (field: { id: string }) => `${field.id}-error`
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
