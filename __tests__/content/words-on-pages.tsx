import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import HomePage from '@/app/page'
import { type ProgramSlug, programs } from '@/content/programs'

/** Home, or a program's page. */
export type Path = '/' | `/${ProgramSlug}`

/** The pages most readers see: Home and the programs'. */
export const paths: readonly Path[] = ['/', ...programs.map(({ slug }): Path => `/${slug}`)]

/** The whole page, found where Next looks for it. */
export async function htmlOf(path: Path): Promise<string> {
  const { default: Page }: { default: ComponentType } =
    path === '/' ? { default: HomePage } : await import(`@/app${path}/page`)
  return renderToStaticMarkup(<Page />)
}

/** What's between the header and the footer. */
export async function mainOf(path: Path): Promise<string> {
  return /<main[\s\S]*<\/main>/.exec(await htmlOf(path))?.[0] ?? ''
}

/** What the reader sees there, as one line. */
export async function wordsOf(path: Path): Promise<string> {
  return (await mainOf(path))
    .replace(/<\/(td|th|p|li|dt|dd|h\d|div|span|button|a)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;?)])/g, '$1')
}
