'use client'

import { useState } from 'react'
import { Cluster } from '@/components/ui/Layout'
import { useIsScripted } from '@/components/ui/scripted'
import { noteAbout, passItOnWords as words } from '@/content/pass-it-on'
import type { RoutePath } from '@/content/routes'
import { hrefTo, siteUrl } from '@/lib/links/href'
import styles from './PassItOn.module.scss'
import { showToast } from './ToastArea'

export type PassItOnProps = {
  path: RoutePath
  subject: string
}

export function PassItOn({ path, subject }: PassItOnProps) {
  const [result, setResult] = useState<'copied' | 'copyFailed' | null>(null)
  const isScripted = useIsScripted()
  const note = noteAbout(subject)
  const address = `${isScripted ? window.location.origin : siteUrl}${hrefTo(path)}`

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setResult('copied')
      showToast(words.copied)
    } catch {
      setResult('copyFailed') // No permission, or the page isn't served over https.
    }
  }
  const letter = `subject=${encodeURIComponent(note.title)}&body=${encodeURIComponent(`${note.text}\n\n${address}`)}`
  return (
    <Cluster as="p" gap={8} className="small" data-print="hide">
      {words.lead}{' '}
      <button
        type="button"
        className={`standalone ${styles.way}`}
        disabled={!isScripted}
        onClick={copy}
        data-needs-script
      >
        {words.copyLink}
      </button>
      <a className={`standalone ${styles.way}`} href={`mailto:?${letter}`}>
        {words.email}
      </a>
      <button
        type="button"
        className={`standalone ${styles.way}`}
        disabled={!isScripted}
        onClick={() => window.print()}
        data-needs-script
      >
        {words.print}
      </button>
      {/* The toast has said it already. */}
      {result === 'copied' && <span>{words.copied}</span>}
      <span role="status">{result === 'copyFailed' && words.copyFailed}</span>
    </Cluster>
  )
}
