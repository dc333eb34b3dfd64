import { Icon } from '@/components/ui/Icon'
import { messages } from '@/content/messages'
import { organization } from '@/content/organization'
import styles from './CallButton.module.scss'

/** The phone, one press away on every page; shows the number where there's room. */
export function CallButton() {
  return (
    <a className={styles.button} href={organization.phone.href}>
      <Icon name="phone" size={22} />
      <span>
        {messages.call} <b className={styles.number}>{organization.phone.printed}</b>
      </span>
    </a>
  )
}
