import type { FormField } from '@/content/types'
import { CheckboxesInput } from './CheckboxesInput'
import type { FieldErrors } from './enquiry-state'
import styles from './Field.module.scss'
import { PhotoInput } from './PhotoInput'
import { RadioInput } from './RadioInput'
import { ScheduleInput } from './ScheduleInput'
import { TextInput } from './TextInput'

type FieldProps = { field: FormField; fieldErrors: FieldErrors }

/** A question of any kind. `data-field` tells the form which question a change belongs to. */
export function Field({ field, fieldErrors }: FieldProps) {
  return (
    <div className={styles.field} data-field={field.id}>
      {control(field, fieldErrors)}
    </div>
  )
}

function control(field: FormField, fieldErrors: FieldErrors) {
  const error = fieldErrors[field.id]
  switch (field.type) {
    case 'radio':
      return <RadioInput field={field} fieldErrors={fieldErrors} />
    case 'file':
      return <PhotoInput field={field} error={error} />
    case 'checkboxes':
      return <CheckboxesInput field={field} error={error} />
    case 'schedule':
      return <ScheduleInput field={field} error={error} />
    default:
      return <TextInput field={field} error={error} />
  }
}
