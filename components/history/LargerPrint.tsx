'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Dialog as DialogComponent } from '@/components/ui/Dialog'
import { Icon } from '@/components/ui/Icon'
import { useIsScripted } from '@/components/ui/use-is-scripted'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { messages } from '@/content/messages'
import styles from './LargerPrint.module.scss'

type LargerPrintProps = {
  /** In the address it opens the print. */
  id: string
  title: string
  /** Where the picture lies, for readers without script. */
  address: string
  /** What the dialog shows. */
  children: ReactNode
}

/**
 * Lies over a print and shows it larger: a link to the picture until the script is here, then a button that opens a
 * dialog. The dialog's code is fetched on the first press, or a little earlier.
 */
export function LargerPrint({ id, title, address, children }: LargerPrintProps) {
  const [Dialog, setDialog] = useState<typeof DialogComponent | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isScripted = useIsScripted()
  const load = () => import('@/components/ui/Dialog').then((loaded) => setDialog(() => loaded.Dialog))

  function open() {
    button.current?.focus({ preventScroll: true }) // Focus comes back here; Safari does not focus a pressed button.
    window.history.replaceState(null, '', `#${id}`)
    setIsOpen(true)
    load().catch(() => {
      setIsOpen(false)
      window.location.assign(address)
    })
  }
  function close() {
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
    setIsOpen(false)
  }
  useOpenFromAddress(id, isScripted, open)

  if (!isScripted) {
    return (
      <a className={styles.press} href={address}>
        <Words title={title} />
      </a>
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.press}
        aria-haspopup="dialog"
        onPointerEnter={() => load().catch(later)}
        onFocus={() => load().catch(later)}
        onClick={open}
      >
        <Words title={title} />
      </button>
      {isOpen && Dialog && (
        <Dialog title={title} closeLabel={messages.close} onClose={close}>
          {children}
        </Dialog>
      )}
    </>
  )
}

function Words({ title }: { title: string }) {
  return (
    <span className={styles.sign}>
      <Icon name="enlarge" size={20} />
      {messages.timeline.lookCloser}
      <VisuallyHidden> {title}</VisuallyHidden>
    </span>
  )
}

/** Opens the print that the address names, now and when the address changes. */
function useOpenFromAddress(id: string, isScripted: boolean, open: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` only calls setters and names the same print
  useEffect(() => {
    if (!isScripted) return
    const openNamed = () => window.location.hash === `#${id}` && open()
    openNamed()
    window.addEventListener('hashchange', openNamed)
    return () => window.removeEventListener('hashchange', openNamed)
  }, [id, isScripted])
}

/** Without the dialog's code a press still shows the picture, so an early fetch that fails is nobody's trouble. */
const later = () => {}
