import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Cluster, Stack } from '@/components/ui/Layout'
import { enquiryMessages, largestPhoto } from '@/content/forms/messages'
import { photoWords } from '@/content/forms/photo-words'
import type { FileField } from '@/content/types'
import styles from './Field.module.scss'
import { describedBy, FieldError, FieldHint, FieldLabel } from './FieldParts'
import { isRestored } from './use-restored-notice'
import { wordsForOriginal } from './words-for-photo'

/** What the reader sees and hears about the chosen photo, or about its removal. */
type ShownPhoto = { isChosen: boolean; words: string; preview: string | null }

/** Milliseconds that making a photo smaller may take. */
const preparationLimit = 30_000

type PhotoInputProps = { field: FileField; error: string | undefined }

/**
 * A picture to send along. It's made smaller once chosen and replaces the original in the field, which the form waits
 * for. If that fails, the original is sent. One that's too large gets a warning, not a refusal (BRIEF 3.7).
 */
export function PhotoInput({ field, error }: PhotoInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [photo, setPhoto] = useState<ShownPhoto | null>(null)
  const chosen = () => input.current?.files?.[0]

  function followChoice() {
    const original = chosen()
    const isChosen = original !== undefined
    setPhoto({ isChosen, words: isChosen ? photoWords.preparing : photoWords.removed, preview: null })
    if (input.current) expectPhoto(input.current, original ? prepare(original) : Promise.resolve())
  }

  async function prepare(original: File) {
    const tooLate = new Promise<null>((resolve) => setTimeout(resolve, preparationLimit, null))
    const smaller = import('./prepare-photo').then(({ preparePhoto }) => preparePhoto(original)).catch(() => null)
    const prepared = await Promise.race([smaller, tooLate])
    if (!input.current || chosen() !== original) return
    if (prepared) input.current.files = prepared.files
    const isTooLarge = (chosen()?.size ?? 0) > largestPhoto.bytes
    const words = isTooLarge ? enquiryMessages.tooLarge : (prepared?.words ?? wordsForOriginal(original))
    setPhoto({ isChosen: true, words, preview: prepared?.preview ?? null })
  }

  const followEarlyChoice = useEffectEvent(() => {
    if (chosen()) followChoice()
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
    <div className={styles.text}>
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
        className={styles.file}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field, error)}
        onChange={followChoice}
      />
      <p role="status" className={styles.words}>
        {error ? '' : photo?.words}
      </p>
      {photo?.isChosen && (
        <Cluster>
          {photo.preview && <img src={photo.preview} alt={photoWords.preview} className={styles.preview} />}
          <Stack align="start">
            <Button variant="secondary" onClick={() => input.current?.click()}>
              {photoWords.replace}
            </Button>
            <Button variant="secondary" onClick={remove}>
              {photoWords.remove}
            </Button>
          </Stack>
        </Cluster>
      )}
      <FieldError field={field} error={error} />
    </div>
  )
}

/** Photos being made smaller, by the field they were chosen in. */
const underway = new WeakMap<HTMLInputElement, Promise<void>>()

/** Notes that the photo in a field is being made smaller, or that there's none to wait for anymore. */
function expectPhoto(field: HTMLInputElement, ready: Promise<void>): void {
  underway.set(field, ready)
}

/** Waits until the photos chosen in a form are what will be sent. */
export async function photosReady(form: HTMLFormElement): Promise<void> {
  const fields = form.querySelectorAll<HTMLInputElement>('input[type="file"]')
  await Promise.all([...fields].map((field) => underway.get(field)))
}
