import type { ReactNode } from 'react'
import type { Thing } from 'schema-dts'
import { frameFor } from '@/content/frame'
import { organization } from '@/content/organization'
import { parentOf, type RoutePath, routeFor } from '@/content/routes'
import { hrefTo } from '@/lib/links/href'
import { type Graph, structuredDataFor } from '@/lib/search-engines/structured-data'
import { Footer } from './Footer'
import { Header } from './Header'
import { Notice } from './Notice'
import styles from './Page.module.scss'

type PageProps = {
  path: RoutePath | null
  /** What search engines are told beyond provider and breadcrumb. */
  facts?: readonly Thing[]
  children: ReactNode
}

export function Page({ path, facts = [], children }: PageProps) {
  const { language, skip } = frameFor(path)
  return (
    <>
      {/* The Tab key's first stop: skips past the header. */}
      <a className={styles.skip} href="#main">
        {skip}
      </a>
      <Notice language={language} />
      <Header path={path} />
      {/* The first line on paper: whose page this is and the number to call. */}
      <p className={styles.head} hidden>
        {organization.name} <span className={styles.phone}>{organization.phone.printed}</span>
      </p>
      <main id="main" tabIndex={-1} className={styles.main} lang={language}>
        {path && path !== '/' && <Breadcrumb path={path} />}
        {children}
      </main>
      <Footer path={path} />
      {path && <StructuredData data={structuredDataFor(path, facts)} />}
    </>
  )
}

/** Facts for search engines. '<' is escaped, so no text can end the script. */
function StructuredData({ data }: { data: Graph }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

function Breadcrumb({ path }: { path: RoutePath }) {
  const parent = parentOf(path)
  const { breadcrumb, home } = frameFor(path)
  return (
    <nav aria-label={breadcrumb} className={`wrap ${styles.breadcrumb}`} data-print="hide">
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
