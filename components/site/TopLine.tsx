import { spanishLink } from '@/content/messages'
import { officeHours } from '@/content/organization'
import { SiteLink } from './SiteLink'
import styles from './TopLine.module.scss'

/** The line above the menu in larger windows, which scrolls away: phone hours, and the link to Spanish. */
export function TopLine() {
  return (
    <div className={styles.line}>
      <span className={styles.hours}>{officeHours}</span>
      <SiteLink link={spanishLink} className={styles.link} />
    </div>
  )
}
