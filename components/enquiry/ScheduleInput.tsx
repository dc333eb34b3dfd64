import { Grid } from '@/components/ui/Layout'
import type { ScheduleField } from '@/content/types'
import styles from './Field.module.scss'
import { describedBy, FieldError, FieldHint, FieldLabel } from './FieldParts'
import { TextInput } from './TextInput'

type ScheduleInputProps = { field: ScheduleField; error: string | undefined }

/** One line per weekday. */
export function ScheduleInput({ field, error }: ScheduleInputProps) {
  return (
    <fieldset className={styles.group} aria-describedby={describedBy(field, error)}>
      <legend className={styles.legend}>
        <FieldLabel field={field} />
      </legend>
      <FieldHint field={field} />
      <Grid column="9rem">
        {field.days.map((day) => (
          <TextInput
            key={day}
            field={{ id: `${field.id}-${day}`, label: day, type: 'text', isRequired: true, autocomplete: 'on' }}
            error={undefined}
            isRequiredInHtml={false}
          />
        ))}
      </Grid>
      <FieldError field={field} error={error} />
    </fieldset>
  )
}
