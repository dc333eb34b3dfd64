import { hrefTo } from '@/content/href'
import { messages } from '@/content/messages'
import { parentOf, type RoutePath, routeFor } from '@/content/routes'
import styles from './Breadcrumb.module.scss'

type BreadcrumbProps = { path: RoutePath }

/** The path from Home to this page. */
export function Breadcrumb({ path }: BreadcrumbProps) {
  const parent = parentOf(path)
  return (
    <nav aria-label={messages.breadcrumb} className={styles.breadcrumb} data-print="hide">
      <ol className={styles.list}>
        <li>
          <a href="/">{routeFor('/').name}</a>
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
