import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import GetStartedPage from '@/app/[program]/get-started/page'
import { programs } from '@/content/programs'
import { routes } from '@/content/routes'

/** Everything between header and footer on every page, by path. */
export async function renderedPages(): Promise<ReadonlyMap<string, HTMLElement>> {
  const pages = new Map<string, HTMLElement>()
  for (const { path } of routes) {
    const page = document.createElement('div')
    page.innerHTML = renderToStaticMarkup(await elementOf(path))
    pages.set(path, page.querySelector('main') ?? page)
  }
  return pages
}

/** A path's page, found where Next looks for it. */
async function elementOf(path: string) {
  const program = programs.find(({ slug }) => path === `/${slug}/get-started`)
  if (program) return GetStartedPage({ params: Promise.resolve({ program: program.slug }) })
  const { default: Page }: { default: ComponentType } = await import(`@/app${path === '/' ? '' : path}/page`)
  return <Page />
}
