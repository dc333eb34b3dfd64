import { officeHours } from '@/content/organization'
import styles from './TopLine.module.scss'

/** The line above the menu of larger windows, which scrolls away: when somebody answers the telephone. */
export function TopLine() {
  return (
    <div className={styles.line}>
      <span className={styles.hours}>{officeHours}</span>
    </div>
  )
}
