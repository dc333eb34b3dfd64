import { enquiryMessages } from '@/content/forms/messages'
import { honeypotName } from '@/content/forms/rules'
import styles from './Honeypot.module.scss'

/** A field that people never see and bots fill in. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={honeypotName}>{enquiryMessages.honeypot}</label>
      <input id={honeypotName} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
