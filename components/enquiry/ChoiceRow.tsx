import styles from './ChoiceRow.module.scss'

type ChoiceRowProps = {
  type: 'radio' | 'checkbox'
  id: string
  name: string
  value: string
  label: string
  isRequired?: boolean
  isInvalid?: boolean
  /** Choosing it asks one question more. */
  opensOther?: boolean
}

/** A radio button or checkbox with its words, as one large row to press. */
export function ChoiceRow({ type, id, name, value, label, isRequired = false, isInvalid, opensOther }: ChoiceRowProps) {
  return (
    <label htmlFor={id} className={styles.row}>
      <input
        type={type}
        id={id}
        name={name}
        value={value}
        required={isRequired}
        className={styles.mark}
        // Of a required group without an answer Chromium says 'invalid' in a fresh form, unless told otherwise.
        aria-invalid={isInvalid}
        data-opens-other={opensOther || undefined}
      />
      {label}
    </label>
  )
}
