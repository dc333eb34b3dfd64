import type { RadioField } from '@/content/types'
import { ChoiceRow } from './ChoiceRow'
import type { FieldErrors } from './enquiry-state'
import styles from './Field.module.scss'
import { describedBy, FieldError, FieldHint, FieldLabel, optionId } from './FieldParts'
import { TextInput } from './TextInput'

type RadioInputProps = { field: RadioField; fieldErrors: FieldErrors }

/** One answer out of several, each a row to press. A free-text field opens below its option, even without script. */
export function RadioInput({ field, fieldErrors }: RadioInputProps) {
  const error = fieldErrors[field.id]
  return (
    <fieldset className={styles.group} aria-describedby={describedBy(field, error)}>
      <legend className={styles.legend}>
        <FieldLabel field={field} />
      </legend>
      <FieldHint field={field} />
      {field.options.map((option, index) => (
        <ChoiceRow
          key={option}
          type="radio"
          id={optionId(field, index)}
          name={field.id}
          value={option}
          label={option}
          isRequired={field.isRequired}
          isInvalid={Boolean(error)}
          opensOther={field.other?.option === option}
        />
      ))}
      {field.other && (
        <div className={styles.other}>
          <TextInput field={field.other.field} error={fieldErrors[field.other.field.id]} isRequiredInHtml={false} />
        </div>
      )}
      <FieldError field={field} error={error} />
    </fieldset>
  )
}
