'use client'

import { type ComponentProps, type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import type { DialogProps } from './Dialog'
import { asButton, inTime, useIdInAddress, useIsScripted } from './scripted'

type LateDialogProps = Omit<ComponentProps<'a'>, 'title' | 'content'> &
  Pick<DialogProps, 'title' | 'closeLabel' | 'position'> & {
    /** Where the link leads until the script arrives, or if the dialog's code fails to load. */
    href: string
    /** What the dialog shows, or how to fetch it along with the dialog. */
    content: ReactNode | (() => Promise<ReactNode>)
    /** A note that's true only while it's a link, such as that it opens a new tab. */
    linkNote?: ReactNode
    /** Follows the # in the URL while the dialog is open. */
    hash?: string
    /** Whether a URL with that hash opens the dialog; false where a press should come first. */
    opensByAddress?: boolean
  }

/**
 * A link that opens a dialog once the script has arrived. The dialog's code is fetched on hover or focus, or on the
 * press; if it doesn't load, the press follows the link. Neither interrupts a reader who has gone on by then.
 */
export function LateDialog({
  title,
  closeLabel,
  position,
  content,
  linkNote,
  hash,
  opensByAddress = true,
  children,
  ...link
}: LateDialogProps) {
  const [late, setLate] = useState<{ Dialog: ComponentType<DialogProps>; shown: ReactNode } | null>(null)
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched')
  const isScripted = useIsScripted()
  const opener = useRef<HTMLAnchorElement>(null)

  async function load() {
    const [{ Dialog }, shown] = await Promise.all([
      import('./Dialog'),
      typeof content === 'function' ? content() : content,
    ])
    setLate({ Dialog, shown })
  }
  const comeNear = () => void load().catch(() => {}) // The press will try again.
  async function open(orElse = () => {}) {
    const hasGoneOn = watchReader(opener.current)
    const isHere = await inTime(load()).then(
      () => true,
      () => false,
    )
    if (hasGoneOn()) return
    if (!isHere) return orElse()
    setState('open')
    if (hash) writeHash(`#${hash}`)
  }
  function close() {
    setState('closed')
    if (hash) writeHash('')
  }
  useIdInAddress((id, isArrival) => {
    if (!hash || !opensByAddress) return
    if (id !== hash) setState((before) => (before === 'open' ? 'closed' : before))
    else if (!isArrival || !isReadingElsewhere(opener.current)) open() // If it doesn't load, the page shows it in place.
  })

  const behavior = {
    ...asButton,
    'aria-haspopup': 'dialog',
    onPointerEnter: comeNear,
    onFocus: comeNear,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      open(() => window.location.assign(link.href))
    },
  } as const

  return (
    <>
      <a {...link} ref={opener} data-state={state} {...(isScripted && behavior)}>
        {children}
        {!isScripted && linkNote}
      </a>
      {state === 'open' && late && (
        <late.Dialog title={title} closeLabel={closeLabel} position={position} opener={opener} onClose={close}>
          {late.shown}
        </late.Dialog>
      )}
    </>
  )
}

/** Puts where the reader is into the URL, without a history entry. */
function writeHash(hash: string): void {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`)
}

/** Whether the focus is neither on a control nor where it was before; then nothing should get in the reader's way. */
function isReadingElsewhere(control: Element | null, before: Element | null = null): boolean {
  const { activeElement, body } = document
  return ![body, control, before].includes(activeElement)
}

/** From a press on, watches a reader; the function it returns says whether they have typed or moved the focus since. */
function watchReader(control: Element | null): () => boolean {
  const before = document.activeElement
  let hasTyped = false
  const notice = () => {
    hasTyped = true
  }
  document.addEventListener('input', notice)
  return () => {
    document.removeEventListener('input', notice)
    return hasTyped || isReadingElsewhere(control, before)
  }
}
