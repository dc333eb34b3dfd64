import { messages } from '@/content/messages'
import styles from './Field.module.scss'
import { errorId, hintId } from './field-ids'

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
