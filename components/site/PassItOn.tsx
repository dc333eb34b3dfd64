'use client'

import { useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { useIsScripted } from '@/components/ui/use-is-scripted'
import { hrefTo } from '@/content/href'
import { noteAbout, passItOnWords as words } from '@/content/pass-it-on'
import type { RoutePath } from '@/content/routes'
import styles from './PassItOn.module.scss'
import { siteUrl } from './site-url'
import { showToast } from './toast'

type PassItOnProps = {
  path: RoutePath
  /** What the page is about, in a few words. */
  subject: string
  /** What follows the ? in the URL, when it holds an answer. */
  queryString?: string
}

/** Ways to pass a page on to someone: the phone's own share menu or a copied link, email, paper. */
export function PassItOn({ path, subject, queryString = '' }: PassItOnProps) {
  const [said, setSaid] = useState('')
  const isScripted = useIsScripted()
  const hasMenu = isScripted && 'share' in navigator
  const note = noteAbout(subject)
  const address = `${isScripted ? window.location.origin : siteUrl}${hrefTo(path)}${queryString}`

  async function share() {
    if (hasMenu) return navigator.share({ ...note, url: address }).catch(() => {}) // Dismissed, which is fine.
    try {
      await navigator.clipboard.writeText(address)
      setSaid(words.copied)
      showToast(words.copied)
    } catch {
      setSaid(words.copyFailed) // No permission, or the page isn't served over https.
    }
  }
  const letter = `subject=${encodeURIComponent(note.title)}&body=${encodeURIComponent(`${note.text}\n\n${address}`)}`
  return (
    <div className={styles.ways} data-print="hide">
      <span data-needs-script>
        <Button variant="secondary" disabled={!isScripted} onClick={share}>
          <Icon name={hasMenu ? 'share' : 'link'} size={22} />
          {hasMenu ? words.share : words.copyLink}
        </Button>
      </span>
      <ButtonLink variant="secondary" href={`mailto:?${letter}`}>
        <Icon name="mail" size={22} />
        {words.email}
      </ButtonLink>
      <span data-needs-script>
        <Button variant="secondary" disabled={!isScripted} onClick={() => window.print()}>
          <Icon name="printer" size={22} />
          {words.print}
        </Button>
      </span>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  )
}
