import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Cluster, Stack } from '@/components/ui/Layout'
import { largestPhoto } from '@/content/forms/messages'
import { photoWords } from '@/content/forms/photo-words'
import type { FileField } from '@/content/types'
import styles from './Field.module.scss'
import { describedBy, Question } from './TextInput'
import { isRestored } from './use-restored-notice'

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
    if (input.current) underway.set(input.current, original ? prepare(original) : Promise.resolve())
  }

  async function prepare(original: File) {
    const tooLate = new Promise<null>((resolve) => setTimeout(resolve, preparationLimit, null))
    const smaller = import('./prepare-photo').then(({ preparePhoto }) => preparePhoto(original)).catch(() => null)
    const prepared = await Promise.race([smaller, tooLate])
    if (!input.current || chosen() !== original) return
    if (prepared) input.current.files = prepared.files
    setPhoto({ isChosen: true, words: wordsFor(original, chosen() ?? original), preview: prepared?.preview ?? null })
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
    <Question field={field} error={error}>
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
    </Question>
  )
}

/**
 * What a reader is told about a photo that will be sent: how much smaller it is, or, when it goes as it was chosen, what
 * that means. No browser opens every kind, and some files are no photos.
 */
function wordsFor({ name, type, size }: File, sent: File): string {
  if (sent.size > largestPhoto.bytes) return photoWords.tooLarge
  const [before, after] = [sizeInWords(size), sizeInWords(sent.size)]
  const isHeic = /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
  const isPicture = size > 0 && (isHeic || type.startsWith('image/'))
  let words: string = photoWords.asItIs
  if (sent.size < size) words = before === after ? photoWords.ready : photoWords.smaller
  else if (!isPicture) words = photoWords.notAPicture
  else if (isHeic) words = photoWords.heic
  return words.replace('{before}', before).replace('{after}', after)
}

/** '4.2 MB' or '480 KB', on one line. */
function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1000 ? `${kilobytes}\u00a0KB` : `${(bytes / 1024 / 1024).toFixed(1)}\u00a0MB`
}

/** Photos being made smaller, by the field they were chosen in; once there's none to wait for, it's over. */
const underway = new WeakMap<HTMLInputElement, Promise<void>>()

export async function photosReady(form: HTMLFormElement): Promise<void> {
  const fields = form.querySelectorAll<HTMLInputElement>('input[type="file"]')
  await Promise.all([...fields].map((field) => underway.get(field)))
}
