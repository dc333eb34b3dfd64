import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { LateDialog } from '@/components/ui/LateDialog'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { messages } from '@/content/messages'
import styles from './LargerPrint.module.scss'

type LargerPrintProps = {
  /** As the URL's hash, it opens the print. */
  id: string
  title: string
  /** The picture's URL. */
  address: string
  /** What the dialog shows. */
  children: ReactNode
}

/** Covers a print and, when pressed, shows it larger. */
export function LargerPrint({ id, title, address, children }: LargerPrintProps) {
  return (
    <LateDialog
      className={styles.press}
      href={address}
      hash={id}
      title={title}
      closeLabel={messages.close}
      position="full"
      content={children}
      data-print="hide"
    >
      <span className={styles.sign}>
        <Icon name="enlarge" size={20} />
        {messages.timeline.lookCloser}
        <VisuallyHidden> {title}</VisuallyHidden>
      </span>
    </LateDialog>
  )
}
