import * as RadixDialog from '@radix-ui/react-dialog'
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react'
import styles from './Dialog.module.scss'
import { Icon } from './Icon'

export type DialogProps = {
  title: string
  closeLabel: string
  /** What opened it; focus goes back there. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
  /** `side` slides in from the edge, `center` sits in the middle, `full` fills a phone and most of a larger window. */
  position?: 'center' | 'side' | 'full' | undefined
  children: ReactNode
}

/** The most of the window's height that the sticky head may take up. */
const mostOfWindow = 1 / 4

/**
 * An open modal dialog; render it to open, remove it to close. Escape, the close button, anything marked with
 * `data-closes-dialog`, and a press that starts and ends outside all close it (a press dragged out isn't meant to).
 */
export function Dialog({ title, closeLabel, opener, onClose, position = 'center', children }: DialogProps) {
  useCloseWithoutOpener(opener, onClose)

  function closeIfMarked({ target }: MouseEvent) {
    const pressed = target instanceof Element ? target.closest('a, button') : null
    if (pressed?.closest('[data-closes-dialog]')) onClose()
  }
  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} onClick={onClose} />
        <RadixDialog.Content
          className={styles.content}
          data-position={position}
          aria-modal
          aria-describedby={undefined}
          // Radix returns focus only to its own trigger.
          onCloseAutoFocus={() => opener.current?.focus({ preventScroll: true })}
          onPointerDownOutside={(event) => event.preventDefault()}
          onClick={closeIfMarked}
          onKeyDown={ignoreHeldEnter}
          // Radix keeps the focus in, but out of view, when it goes around.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
        >
          <div ref={makeRoom} className={styles.head}>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            <RadixDialog.Close className={styles.close}>
              <Icon name="close" />
              {closeLabel}
            </RadixDialog.Close>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** Keeps what has the focus clear of the sticky head, which scrolls along where large text makes it too tall. */
function makeRoom(head: HTMLElement | null): void {
  if (!head?.parentElement) return
  const height = head.offsetHeight
  const isTooTall = height > window.innerHeight * mostOfWindow
  head.style.position = isTooTall ? 'static' : ''
  head.parentElement.style.scrollPaddingBlockStart = isTooTall ? '' : `${height}px`
}

/** Enter that was held down to open a dialog mustn't press what has the focus in it. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/** Closes when a wider window no longer shows what opened the dialog, as with the drawer once the menu fits. */
function useCloseWithoutOpener(opener: RefObject<HTMLElement | null>, onClose: () => void): void {
  const closeWithoutOpener = useEffectEvent(() => {
    if (opener.current?.getClientRects().length === 0) onClose()
  })
  useEffect(() => {
    window.addEventListener('resize', closeWithoutOpener)
    return () => window.removeEventListener('resize', closeWithoutOpener)
  }, [])
}
