import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { enquiryMessages } from '@/content/enquiry-messages'
import { largestPhoto } from '@/content/form-rules'
import { photoWords } from '@/content/photo-words'
import type { FileField } from '@/content/types'
import { FieldError, FieldHint, FieldLabel } from './FieldParts'
import { describedBy } from './field-ids'
import styles from './PhotoInput.module.scss'
import type { PreparedPhoto } from './prepare-photo'
import { isRestored } from './use-restored-notice'

/** What the reader sees and hears about the chosen photo, or about its removal. */
type ShownPhoto = Pick<PreparedPhoto, 'words' | 'preview'> & { isChosen: boolean }

type PhotoInputProps = { field: FileField; error: string | undefined }

/**
 * A picture to send along. It's made smaller once chosen and replaces the original in the field. Until then,
 * or if that fails, the original is sent. One that's too large gets a warning, not a refusal (BRIEF 3.7).
 */
export function PhotoInput({ field, error }: PhotoInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [photo, setPhoto] = useState<ShownPhoto | null>(null)
  const chosen = () => input.current?.files?.[0]

  async function prepare() {
    const original = chosen()
    const isChosen = original !== undefined
    setPhoto({ isChosen, words: isChosen ? photoWords.preparing : photoWords.removed, preview: null })
    if (!isChosen) return
    const prepared = await import('./prepare-photo')
      .then(({ preparePhoto }) => preparePhoto(original))
      .catch(() => null)
    if (!input.current || chosen() !== original) return
    if (prepared?.files) input.current.files = prepared.files
    const isTooLarge = (chosen()?.size ?? 0) > largestPhoto.bytes
    const words = isTooLarge ? enquiryMessages.tooLarge : (prepared?.words ?? '')
    setPhoto({ isChosen, words, preview: prepared?.preview ?? null })
  }
  const followEarlyChoice = useEffectEvent(() => {
    if (chosen()) void prepare()
    // Browsers bring back what was typed, but no photo that was made small.
    else if (input.current?.form && isRestored(input.current.form)) {
      setPhoto({ isChosen: false, words: photoWords.again, preview: null })
    }
  })
  // What was chosen before the script came, or before the page was left and found again.
  useEffect(() => followEarlyChoice(), [])

  function remove() {
    if (!input.current) return
    input.current.value = ''
    input.current.dispatchEvent(new Event('change', { bubbles: true }))
    input.current.focus()
  }
  return (
    <div className={styles.photo}>
      <label htmlFor={field.id} className={styles.label}>
        <FieldLabel field={field} />
      </label>
      <FieldHint field={field} />
      <input
        ref={input}
        type="file"
        id={field.id}
        name={field.id}
        accept={field.accept}
        required={field.isRequired}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field, error)}
        onChange={prepare}
      />
      <p role="status" className={styles.words}>
        {photo?.words}
      </p>
      {photo?.isChosen && (
        <div className={styles.chosen}>
          {photo.preview && <img src={photo.preview} alt={photoWords.preview} className={styles.preview} />}
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => input.current?.click()}>
              {photoWords.replace}
            </Button>
            <Button variant="secondary" onClick={remove}>
              {photoWords.remove}
            </Button>
          </div>
        </div>
      )}
      <FieldError field={field} error={error} />
    </div>
  )
}
