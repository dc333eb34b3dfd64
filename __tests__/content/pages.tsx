import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import GetStartedPage from '@/app/[program]/get-started/page'
import { type ProgramSlug, programs } from '@/content/programs'
import type { RoutePath } from '@/content/routes'

/** The pages most readers see: Home and the programs'. */
export const mainPages: readonly ('/' | `/${ProgramSlug}`)[] = ['/', ...programs.map(({ slug }) => `/${slug}` as const)]

export async function htmlOf(path: RoutePath): Promise<string> {
  const program = programs.find(({ slug }) => path === `/${slug}/get-started`)
  if (program) {
    return renderToStaticMarkup(await GetStartedPage({ params: Promise.resolve({ program: program.slug }) }))
  }
  const { default: Page }: { default: ComponentType } = await import(`@/app${path === '/' ? '' : path}/page`)
  return renderToStaticMarkup(<Page />)
}

/** What's between the header and the footer. */
export async function mainOf(path: RoutePath): Promise<string> {
  return /<main[\s\S]*<\/main>/.exec(await htmlOf(path))?.[0] ?? ''
}

/** What the reader sees there, as one line. */
export async function wordsOf(path: RoutePath): Promise<string> {
  return (await mainOf(path))
    .replace(/<\/(td|th|p|li|dt|dd|h\d|div|span|button|a)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;?)])/g, '$1')
}
