import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { CheckboxesField, FormField, RadioField, ScheduleField } from '@/content/types'
import styles from './Field.module.scss'
import { PhotoInput } from './PhotoInput'
import type { FieldErrors } from './read-enquiry'
import { QuestionGroup, TextInput } from './TextInput'

/**
 * Controls for kinds of the volunteer form, which isn't online (BRIEF 3.2); a form that has them passes them in, so that
 * no other form loads them.
 */
export type FieldKinds = {
  checkboxes?: ComponentType<{ field: CheckboxesField; error: string | undefined }>
  schedule?: ComponentType<{ field: ScheduleField; error: string | undefined }>
}

type FieldProps = { field: FormField; fieldErrors: FieldErrors; kinds?: FieldKinds | undefined }

export function Field({ field, fieldErrors, kinds = {} }: FieldProps) {
  const error = fieldErrors[field.id]
  switch (field.type) {
    case 'radio':
      return <RadioInput field={field} fieldErrors={fieldErrors} />
    case 'file':
      return <PhotoInput field={field} error={error} />
    case 'checkboxes':
      return kinds.checkboxes && <kinds.checkboxes field={field} error={error} />
    case 'schedule':
      return kinds.schedule && <kinds.schedule field={field} error={error} />
    default:
      return <TextInput field={field} error={error} />
  }
}

type RadioInputProps = { field: RadioField; fieldErrors: FieldErrors }

/** One answer out of several. A free-text field opens below its option, even without script. */
function RadioInput({ field, fieldErrors }: RadioInputProps) {
  const error = fieldErrors[field.id]
  return (
    <QuestionGroup field={field} error={error}>
      {field.options.map((option, index) => (
        <ChoiceRow
          key={option}
          type="radio"
          id={optionId(field, index)}
          name={field.id}
          value={option}
          label={option}
          required={field.isRequired}
          // Unless told otherwise, Chromium calls an unanswered required group 'invalid' even in a fresh form.
          aria-invalid={Boolean(error)}
        >
          {field.other?.option === option && (
            <div className={styles.other}>
              <TextInput field={field.other.field} error={fieldErrors[field.other.field.id]} isRequiredInHtml={false} />
            </div>
          )}
        </ChoiceRow>
      ))}
    </QuestionGroup>
  )
}

type ChoiceRowProps = Omit<ComponentProps<'input'>, 'className'> & {
  id: string
  label: string
  children?: ReactNode
}

/** A radio button or checkbox and its label, as one large row to press. */
export function ChoiceRow({ label, children, ...input }: ChoiceRowProps) {
  return (
    <>
      <label htmlFor={input.id} className={styles.row}>
        <input {...input} className={styles.mark} />
        {/* Rebuilt for each label; otherwise what a translator has replaced would stay. */}
        <span key={label}>{label}</span>
      </label>
      {children}
    </>
  )
}

const optionId = (field: { id: string }, index: number) => `${field.id}-${index + 1}`

/** The control a link to the field goes to: its only one, or the first in its group. */
export function firstControlId(field: FormField): string {
  if (field.type === 'radio') return optionId(field, 0)
  if (field.type === 'checkboxes') return field.groups[0]?.options[0]?.id ?? field.id
  if (field.type === 'schedule') return `${field.id}-${field.days[0]}`
  return field.id
}
