import { frameFor } from '@/content/frame'
import { parentOf, type RoutePath, routeFor } from '@/content/routes'
import { hrefTo } from '@/lib/links/href'
import styles from './Breadcrumb.module.scss'

type BreadcrumbProps = { path: RoutePath }

/** The path from Home to this page. */
export function Breadcrumb({ path }: BreadcrumbProps) {
  const parent = parentOf(path)
  const { breadcrumb, home } = frameFor(path)
  return (
    <nav aria-label={breadcrumb} className={styles.breadcrumb} data-print="hide">
      <ol className={styles.list}>
        <li>
          <a href="/">{home}</a>
        </li>
        {parent && (
          <li>
            <a href={hrefTo(parent)}>{routeFor(parent).name}</a>
          </li>
        )}
        <li aria-current="page">{routeFor(path).name}</li>
      </ol>
    </nav>
  )
}
