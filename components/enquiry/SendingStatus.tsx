import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { enquiryMessages, sendingPhoto } from '@/content/forms/messages'
import styles from './SendingStatus.module.scss'

/** Milliseconds between announcements: a number read out every second would drown out everything else. */
const pause = 10_000

type SendingStatusProps = {
  isSubmitting: boolean
  /** How much of a photo has been sent; null when none is on its way. */
  percent: number | null
}

/** Says that the enquiry is on its way and, if there's a photo, how much of it has been sent. */
export function SendingStatus({ isSubmitting, percent }: SendingStatusProps) {
  const words = percent === null ? enquiryMessages.submitting : sendingPhoto(percent)
  const spoken = useSpokenNowAndThen(isSubmitting ? words : '')
  return (
    <>
      {isSubmitting && percent !== null && (
        <p className={styles.progress} aria-hidden>
          {words}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </>
  )
}

/** The words as announced: the first and empty ones at once, others after a pause. */
function useSpokenNowAndThen(words: string): string {
  const [spoken, setSpoken] = useState('')
  const spokenAt = useRef(0)
  useEffect(() => {
    const wait = words === '' || spokenAt.current === 0 ? 0 : spokenAt.current + pause - Date.now()
    const speak = () => {
      spokenAt.current = words === '' ? 0 : Date.now()
      setSpoken(words)
    }
    if (wait <= 0) return speak()
    const timer = setTimeout(speak, wait)
    return () => clearTimeout(timer)
  }, [words])
  return spoken
}
