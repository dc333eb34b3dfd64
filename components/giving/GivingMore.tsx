'use client'

import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ButtonSummary } from '@/components/ui/Button'
import type { DialogProps } from '@/components/ui/Dialog'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { messages } from '@/content/messages'
import styles from './GivingMore.module.scss'

type GivingMoreProps = {
  /** Opens it from the address: `#{id}`. */
  id: string
  title: string
  /** Words of the button. */
  opener: string
  children: ReactNode
}

/**
 * What there is to know about a way to give. In the HTML it is a `<details>` that opens in place; script shows the
 * same words in a dialog. The dialog's code is fetched on the first press; when it does not come, the place opens.
 */
export function GivingMore({ id, title, opener, children }: GivingMoreProps) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)

  const load = () => import('@/components/ui/Dialog').then((loaded) => setDialog(() => loaded.Dialog))
  const openInPlace = () => {
    setIsOpen(false)
    if (details.current) details.current.open = true
  }
  const open = () => {
    // Safari does not focus what is pressed, and an address focuses nothing; the dialog gives the focus back to this.
    details.current?.querySelector('summary')?.focus({ preventScroll: true })
    setIsOpen(true)
    setAddress(`#${id}`)
    load().catch(openInPlace)
  }
  const openUnlessInPlace = (event: MouseEvent) => {
    if (details.current?.open) return
    event.preventDefault()
    open()
  }
  const close = () => {
    setIsOpen(false)
    setAddress('')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once; only state setters and the id are used
  useEffect(() => {
    const follow = () => (window.location.hash === `#${id}` ? open() : setIsOpen(false))
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  return (
    <>
      <details ref={details} id={id} className={styles.details}>
        <ButtonSummary
          variant="secondary"
          aria-haspopup="dialog"
          onPointerEnter={() => void load().catch(() => {})}
          onClick={openUnlessInPlace}
        >
          {opener}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonSummary>
        <div className={styles.text}>{children}</div>
      </details>
      {isOpen && Dialog && (
        <Dialog title={title} closeLabel={messages.close} onClose={close}>
          {children}
        </Dialog>
      )}
    </>
  )
}

/** Writes where the reader is into the address, without a step in the history. */
function setAddress(hash: string): void {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`)
}
