import { hrefTo } from '@/content/href'
import { messages } from '@/content/messages'
import { type RoutePath, routeFor } from '@/content/routes'
import styles from './Breadcrumb.module.scss'

type BreadcrumbProps = { path: RoutePath }

/** The way from Home to this page. */
export function Breadcrumb({ path }: BreadcrumbProps) {
  const route = routeFor(path)
  const parent = route.parent ? routeFor(route.parent as RoutePath) : null
  return (
    <nav aria-label={messages.breadcrumb} className={styles.breadcrumb} data-print="hide">
      <ol className={styles.list}>
        <li>
          <a href="/">{routeFor('/').name}</a>
        </li>
        {parent && (
          <li>
            <a href={hrefTo(parent.path as RoutePath)}>{parent.name}</a>
          </li>
        )}
        <li aria-current="page">{route.name}</li>
      </ol>
    </nav>
  )
}
