import type { ReactNode } from 'react'
import { messages } from '@/content/messages'
import type { TextAreaField, TextField } from '@/content/types'
import styles from './Field.module.scss'

type Asked = { id: string; label: string; isRequired: boolean; hint?: string }

type QuestionProps = { field: Asked; error: string | undefined; children: ReactNode }

export function Question({ field, error, children }: QuestionProps) {
  return (
    <div className={styles.question}>
      <label htmlFor={field.id} className={styles.label}>
        <QuestionWords field={field} />
      </label>
      <Hint field={field} />
      {children}
      <Problem field={field} error={error} />
    </div>
  )
}

export function QuestionGroup({ field, error, children }: QuestionProps) {
  return (
    <fieldset className={styles.question} aria-describedby={describedBy(field, error)}>
      <legend className={styles.label}>
        <QuestionWords field={field} />
      </legend>
      <Hint field={field} />
      {children}
      <Problem field={field} error={error} />
    </fieldset>
  )
}

function QuestionWords({ field }: { field: Asked }) {
  return (
    <>
      {field.label} {!field.isRequired && <span className={styles.optional}>{messages.optional}</span>}
    </>
  )
}

function Hint({ field }: { field: Asked }) {
  return (
    field.hint && (
      <p id={hintId(field)} className="small">
        {field.hint}
      </p>
    )
  )
}

function Problem({ field, error }: { field: Asked; error: string | undefined }) {
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

export function describedBy(field: { id: string; hint?: string }, error: string | undefined): string | undefined {
  return [field.hint && hintId(field), error && errorId(field)].filter(Boolean).join(' ') || undefined
}

type TextInputProps = {
  field: TextField | TextAreaField
  error: string | undefined
  /** False where the field may be hidden: a hidden required field would block the browser's own check. */
  isRequiredInHtml?: boolean
  list?: string
}

/** One or more lines to type in. The browser keeps the value, so nothing typed before hydration is lost. */
export function TextInput({ field, error, isRequiredInHtml = field.isRequired, list }: TextInputProps) {
  const attributes = {
    id: field.id,
    name: field.id,
    required: isRequiredInHtml,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(field, error),
    className: styles.control,
  }
  return (
    <Question field={field} error={error}>
      {field.type === 'textarea' ? (
        <textarea {...attributes} rows={5} />
      ) : (
        <input
          {...attributes}
          type={field.type}
          list={list}
          autoComplete={field.autocomplete}
          inputMode={field.inputMode}
          placeholder={field.placeholder}
          spellCheck={field.type === 'email' ? false : undefined}
          autoCapitalize={field.type === 'email' ? 'none' : undefined}
        />
      )}
    </Question>
  )
}
