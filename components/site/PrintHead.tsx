import { organization } from '@/content/organization'
import styles from './PrintHead.module.scss'

/** The first line on paper: whose page this is and the number to call. Hidden on screen. */
export function PrintHead() {
  return (
    <p className={styles.head} hidden>
      {organization.name} <span className={styles.phone}>{organization.phone.printed}</span>
    </p>
  )
}
