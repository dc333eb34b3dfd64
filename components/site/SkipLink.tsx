import { messages } from '@/content/messages'
import styles from './SkipLink.module.scss'

/** The Tab key's first stop: skips past the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {messages.skipLink}
    </a>
  )
}
