import { Icon } from '@/components/ui/Icon'
import { organization } from '@/content/organization'
import styles from './CallButton.module.scss'

/** The phone, one press away on every page; shows the number where there's room. */
export function CallButton({ text }: { text: string }) {
  return (
    <a className={styles.button} href={organization.phone.href}>
      <Icon name="phone" size={22} />
      <span>
        {text} <b className={styles.number}>{organization.phone.printed}</b>
      </span>
    </a>
  )
}
