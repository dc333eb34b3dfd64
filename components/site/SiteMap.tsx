import { footer } from '@/content/messages'
import { footerColumns } from '@/content/navigation'
import type { RoutePath } from '@/content/routes'
import { currentFor } from './current'
import { FooterLink } from './FooterLink'
import styles from './SiteMap.module.scss'

/** The footer's columns of links. Without scripts, the menu button leads here. */
export function SiteMap({ path }: { path: RoutePath | null }) {
  return (
    <nav id="site-map" aria-label={footer.siteMap} className={styles.columns} data-print="hide">
      {footerColumns.map((column) => (
        <div key={column.text}>
          <h2 className={styles.heading}>{column.text}</h2>
          <ul className={styles.links}>
            {column.links.map((link) => (
              <li key={link.text}>
                <FooterLink link={link} isCurrent={currentFor(link.href, path) === 'page'} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
