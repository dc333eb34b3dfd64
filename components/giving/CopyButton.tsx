'use client'

import { useState } from 'react'
import { useIsScripted } from '@/components/ui/use-is-scripted'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { copyMessages } from '@/content/messages'
import styles from './CopyButton.module.scss'

type CopyButtonProps = {
  text: string
  /** What the text is, for people who can't see where the button is. */
  label: string
}

/** Copies text to the clipboard and says so beside the button. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [said, setSaid] = useState('')
  const isScripted = useIsScripted()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(copyMessages.copied)
    } catch {
      setSaid(copyMessages.failed) // No permission, or the page isn't served over https.
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
