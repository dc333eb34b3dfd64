import type { TextAreaField, TextField } from '@/content/types'
import styles from './Field.module.scss'
import { describedBy, FieldError, FieldHint, FieldLabel } from './FieldParts'

type TextInputProps = {
  field: TextField | TextAreaField
  error: string | undefined
  /** False where the field may be hidden: a hidden required field would block the browser's own check. */
  isRequiredInHtml?: boolean
  /** Id of a datalist of suggestions. */
  list?: string
}

/** One or more lines to type in. The browser keeps the value, so nothing typed before hydration is lost. */
export function TextInput({ field, error, isRequiredInHtml = field.isRequired, list }: TextInputProps) {
  const attributes = {
    id: field.id,
    name: field.id,
    required: isRequiredInHtml,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(field, error),
    className: styles.control,
  }
  return (
    <div className={styles.text}>
      <label htmlFor={field.id} className={styles.label}>
        <FieldLabel field={field} />
      </label>
      <FieldHint field={field} />
      {field.type === 'textarea' ? (
        <textarea {...attributes} rows={5} />
      ) : (
        <input
          {...attributes}
          type={field.type}
          list={list}
          autoComplete={field.autocomplete}
          inputMode={field.inputMode}
          placeholder={field.placeholder}
          spellCheck={field.type === 'email' ? false : undefined}
          autoCapitalize={field.type === 'email' ? 'none' : undefined}
        />
      )}
      <FieldError field={field} error={error} />
    </div>
  )
}
