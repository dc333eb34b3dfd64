'use client'

import { useState } from 'react'
import { useIsScripted } from '@/components/ui/use-is-scripted'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { copyMessages } from '@/content/messages'
import styles from './CopyButton.module.scss'

type CopyButtonProps = {
  /** What is copied. */
  text: string
  /** What it is, for those who cannot see where the button stands. */
  label: string
}

/** Puts words on the clipboard and says so beside the button. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [said, setSaid] = useState('')
  const isScripted = useIsScripted()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(copyMessages.copied)
    } catch {
      setSaid(copyMessages.failed) // No permission, or a page that is not served over https.
    }
  }
  return (
    <span className={styles.copy} data-needs-script data-print="hide">
      <button type="button" className={styles.button} disabled={!isScripted} onClick={copy}>
        {copyMessages.copy}
        <VisuallyHidden>: {label}</VisuallyHidden>
      </button>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </span>
  )
}
