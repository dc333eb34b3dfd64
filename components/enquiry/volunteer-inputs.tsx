import { Grid } from '@/components/ui/Layout'
import type { CheckboxesField, ScheduleField } from '@/content/types'
import { ChoiceRow } from './Field'
import styles from './Field.module.scss'
import { QuestionGroup, TextInput } from './TextInput'

/** What only the volunteer form asks (BRIEF 3.2). */
export const volunteerInputs = { checkboxes: CheckboxesInput, schedule: ScheduleInput }

function CheckboxesInput({ field, error }: { field: CheckboxesField; error: string | undefined }) {
  return (
    <QuestionGroup field={field} error={error}>
      {field.groups.map((group) => (
        <fieldset key={group.legend} className={styles.question}>
          <legend className={styles.label}>{group.legend}</legend>
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
    </QuestionGroup>
  )
}

function ScheduleInput({ field, error }: { field: ScheduleField; error: string | undefined }) {
  return (
    <QuestionGroup field={field} error={error}>
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
    </QuestionGroup>
  )
}
