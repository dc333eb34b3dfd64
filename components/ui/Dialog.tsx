'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import { type ReactNode, useState } from 'react'
import styles from './Dialog.module.scss'
import { Icon } from './Icon'

export type DialogProps = {
  title: string
  closeLabel: string
  onClose: () => void
  /** `side` slides in from the edge, `center` stands in the middle. */
  position?: 'center' | 'side'
  children: ReactNode
}

/**
 * An open modal dialog; render it to open, remove it to close. It closes by Escape, the close button, and a
 * press that starts and ends outside (a press that is dragged out of the dialog is not meant to close it).
 */
export function Dialog({ title, closeLabel, onClose, position = 'center', children }: DialogProps) {
  const [opener] = useState(() => document.activeElement)
  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} onClick={onClose} />
        <RadixDialog.Content
          className={styles.content}
          data-position={position}
          aria-describedby={undefined}
          // Radix gives the focus back to its own trigger only; ours is whatever had it before.
          onCloseAutoFocus={() => opener instanceof HTMLElement && opener.focus({ preventScroll: true })}
          onPointerDownOutside={(event) => event.preventDefault()}
        >
          <div className={styles.head}>
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
