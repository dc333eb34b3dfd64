import { Fragment } from 'react'
import type { FormField, RadioField } from '@/content/types'
import styles from './Field.module.scss'
import { PhotoInput } from './PhotoInput'
import type { FieldErrors } from './read-enquiry'
import { QuestionGroup, TextInput } from './TextInput'

type FieldProps = { field: FormField; fieldErrors: FieldErrors }

/** A question of an online form. Days and groups of checkboxes are asked on paper only (BRIEF 3.2). */
export function Field({ field, fieldErrors }: FieldProps) {
  const error = fieldErrors[field.id]
  switch (field.type) {
    case 'radio':
      return <RadioInput field={field} fieldErrors={fieldErrors} />
    case 'file':
      return <PhotoInput field={field} error={error} />
    case 'checkboxes':
    case 'schedule':
      return null
    default:
      return <TextInput field={field} error={error} />
  }
}

type RadioInputProps = { field: RadioField; fieldErrors: FieldErrors }

function RadioInput({ field, fieldErrors }: RadioInputProps) {
  const error = fieldErrors[field.id]
  return (
    <QuestionGroup field={field} error={error}>
      {field.options.map((option, index) => (
        <Fragment key={option}>
          <label htmlFor={optionId(field, index)} className={styles.row}>
            <input
              type="radio"
              id={optionId(field, index)}
              name={field.id}
              value={option}
              required={field.isRequired}
              // Unless told otherwise, Chromium calls an unanswered required group 'invalid' even in a fresh form.
              aria-invalid={Boolean(error)}
              className={styles.mark}
            />
            <span>{option}</span>
          </label>
          {field.other?.option === option && (
            <div className={styles.other}>
              <TextInput field={field.other.field} error={fieldErrors[field.other.field.id]} isRequiredInHtml={false} />
            </div>
          )}
        </Fragment>
      ))}
    </QuestionGroup>
  )
}

const optionId = (field: { id: string }, index: number) => `${field.id}-${index + 1}`

export function firstControlId(field: FormField): string {
  return field.type === 'radio' ? optionId(field, 0) : field.id
}
