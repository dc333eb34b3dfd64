import { searchLink, spanishLink } from '@/content/messages'
import { officeHours } from '@/content/organization'
import { SiteLink } from './SiteLink'
import styles from './TopLine.module.scss'

/** The line above the menu of larger windows, which scrolls away: when someone answers the telephone, search, and Spanish. */
export function TopLine() {
  return (
    <div className={styles.line}>
      <span className={styles.hours}>{officeHours}</span>
      <span className={styles.links}>
        <SiteLink link={searchLink} className={styles.link} />
        <SiteLink link={spanishLink} className={styles.link} />
      </span>
    </div>
  )
}
