import { messages } from '@/content/messages'
import styles from './SkipLink.module.scss'

/** First stop of the Tab key: past the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {messages.skipLink}
    </a>
  )
}
