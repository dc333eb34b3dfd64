import { messages } from '@/content/messages'
import styles from './OrCall.module.scss'
import { PhoneLink } from './PhoneLink'

/** Under a head's buttons, for people who would rather call. */
export function OrCall() {
  return (
    <p>
      {messages.orCall} <PhoneLink className={styles.phone} />
    </p>
  )
}
