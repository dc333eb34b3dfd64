import type { FooterWords } from '@/content/frame'
import type { RoutePath } from '@/content/routes'
import { currentFor } from '@/lib/links/current'
import { FooterLink } from './FooterLink'
import styles from './SiteMap.module.scss'

/** The footer's columns of links. Without scripts, the menu button leads here. */
export function SiteMap({ path, words }: { path: RoutePath | null; words: FooterWords }) {
  return (
    <nav id="site-map" aria-label={words.siteMap} className={styles.columns} data-print="hide">
      {words.note && <p className={styles.note}>{words.note}</p>}
      {words.columns.map((column) => (
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
