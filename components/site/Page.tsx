import type { ReactNode } from 'react'
import type { Thing } from 'schema-dts'
import { frameFor } from '@/content/frame'
import type { RoutePath } from '@/content/routes'
import { structuredDataFor } from '@/lib/search-engines/structured-data'
import { Breadcrumb } from './Breadcrumb'
import { Footer } from './Footer'
import { Header } from './Header'
import { Notice } from './Notice'
import styles from './Page.module.scss'
import { PrintHead } from './PrintHead'
import { SkipLink } from './SkipLink'
import { StructuredData } from './StructuredData'

type PageProps = {
  /** Null where the page is missing. */
  path: RoutePath | null
  /** What search engines are told beyond provider and breadcrumb. */
  facts?: readonly Thing[]
  children: ReactNode
}

/** The frame of every page: header, breadcrumb, content, footer. */
export function Page({ path, facts = [], children }: PageProps) {
  const { language, skip } = frameFor(path)
  return (
    <>
      <SkipLink text={skip} />
      <Notice language={language} />
      <Header path={path} />
      <PrintHead />
      <main id="main" tabIndex={-1} className={styles.main} lang={language}>
        {path && path !== '/' && <Breadcrumb path={path} />}
        {children}
      </main>
      <Footer path={path} />
      {path && <StructuredData data={structuredDataFor(path, facts)} />}
    </>
  )
}
