import type { Link } from '@/content/types'
import styles from './FooterLink.module.scss'
import { SiteLink } from './SiteLink'

/** A link on the footer's dark background, not underlined when it leads to the current page. */
export function FooterLink({ link, isCurrent = false }: { link: Link; isCurrent?: boolean }) {
  return <SiteLink link={link} className={styles.link} current={isCurrent ? 'page' : undefined} />
}
