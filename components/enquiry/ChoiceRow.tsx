import styles from './ChoiceRow.module.scss'

type ChoiceRowProps = {
  type: 'radio' | 'checkbox'
  id: string
  name: string
  value: string
  label: string
  isRequired?: boolean
  isInvalid?: boolean
  /** Choosing it brings up one more question. */
  opensOther?: boolean
}

/** A radio button or checkbox and its label, as one large row to press. */
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
        // Unless told otherwise, Chromium calls an unanswered required group 'invalid' even in a fresh form.
        aria-invalid={isInvalid}
        data-opens-other={opensOther || undefined}
      />
      {/* Rebuilt for each label; otherwise what a translator has replaced would stay. */}
      <span key={label}>{label}</span>
    </label>
  )
}
