import type { HeaderWords } from '@/content/frame'
import { SiteLink } from './SiteLink'
import styles from './TopLine.module.scss'

type TopLineProps = Pick<HeaderWords, 'hours' | 'note' | 'search' | 'otherLanguage'>

/** The line above the menu of larger windows, which scrolls away: when someone answers the telephone, search, and the other language. */
export function TopLine({ hours, note, search, otherLanguage }: TopLineProps) {
  return (
    <div className={styles.line}>
      <span className={styles.hours}>{hours}</span>
      {note && <span className={styles.note}>{note}</span>}
      <span className={styles.links}>
        <SiteLink link={search} className={styles.link} />
        <SiteLink link={otherLanguage} className={styles.link} />
      </span>
    </div>
  )
}
