import { useState } from 'react'
import { largestPhoto } from '@/content/form-rules'
import { enquiryMessages } from '@/content/messages'
import type { FileField } from '@/content/types'
import { FieldError, FieldHint, FieldLabel } from './FieldParts'
import { describedBy } from './field-ids'
import styles from './PhotoInput.module.scss'

type PhotoInputProps = { field: FileField; error: string | undefined }

/** A picture to send along. Too large a one is warned about, not refused (BRIEF 3.7). */
export function PhotoInput({ field, error }: PhotoInputProps) {
  const [isTooLarge, setIsTooLarge] = useState(false)
  return (
    <div className={styles.photo}>
      <label htmlFor={field.id} className={styles.label}>
        <FieldLabel field={field} />
      </label>
      <FieldHint field={field} />
      <input
        type="file"
        id={field.id}
        name={field.id}
        accept={field.accept}
        required={field.isRequired}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field, error)}
        onChange={(event) => setIsTooLarge((event.target.files?.[0]?.size ?? 0) > largestPhoto.bytes)}
      />
      <p role="status" className={styles.warning}>
        {isTooLarge && enquiryMessages.tooLarge}
      </p>
      <FieldError field={field} error={error} />
    </div>
  )
}
