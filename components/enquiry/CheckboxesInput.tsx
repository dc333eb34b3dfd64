import type { CheckboxesField } from '@/content/types'
import { ChoiceRow } from './ChoiceRow'
import styles from './Field.module.scss'
import { describedBy, FieldError, FieldHint, FieldLabel } from './FieldParts'

type CheckboxesInputProps = { field: CheckboxesField; error: string | undefined }

/** Any number of answers, in groups, each with a heading. */
export function CheckboxesInput({ field, error }: CheckboxesInputProps) {
  return (
    <fieldset className={styles.group} aria-describedby={describedBy(field, error)}>
      <legend className={styles.legend}>
        <FieldLabel field={field} />
      </legend>
      <FieldHint field={field} />
      {field.groups.map((group) => (
        <fieldset key={group.legend} className={styles.group}>
          <legend className={styles.category}>{group.legend}</legend>
          {group.options.map((option) => (
            <ChoiceRow
              key={option.id}
              type="checkbox"
              id={option.id}
              name={field.id}
              value={option.id}
              label={option.label}
            />
          ))}
        </fieldset>
      ))}
      <FieldError field={field} error={error} />
    </fieldset>
  )
}
