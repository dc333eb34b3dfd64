import { Icon } from '@/components/ui/Icon'
import { messages } from '@/content/messages'
import { officeHours, organization } from '@/content/organization'
import styles from './CallBar.module.scss'

/** The telephone number on every page, for readers who would rather talk. */
export function CallBar() {
  return (
    <div className={styles.bar}>
      <a className={styles.call} href={organization.phone.href}>
        <Icon name="phone" size={20} />
        <span>
          {messages.call} <b className={styles.number}>{organization.phone.printed}</b>
        </span>
      </a>
      <span className={styles.hours}>{officeHours}</span>
    </div>
  )
}
