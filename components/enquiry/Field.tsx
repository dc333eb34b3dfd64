import type { ComponentType } from 'react'
import type { CheckboxesField, FormField, ScheduleField } from '@/content/types'
import type { FieldErrors } from './enquiry-state'
import styles from './Field.module.scss'
import { PhotoInput } from './PhotoInput'
import { RadioInput } from './RadioInput'
import { TextInput } from './TextInput'

/**
 * Controls for kinds of the volunteer form, which isn't online (BRIEF 3.2); a form that has them passes them in, so that
 * no other form loads them.
 */
export type FieldKinds = {
  checkboxes?: ComponentType<{ field: CheckboxesField; error: string | undefined }>
  schedule?: ComponentType<{ field: ScheduleField; error: string | undefined }>
}

type FieldProps = { field: FormField; fieldErrors: FieldErrors; kinds?: FieldKinds | undefined }

/** A question of any kind. */
export function Field({ field, fieldErrors, kinds = {} }: FieldProps) {
  return <div className={styles.field}>{control(field, fieldErrors, kinds)}</div>
}

function control(field: FormField, fieldErrors: FieldErrors, kinds: FieldKinds) {
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
