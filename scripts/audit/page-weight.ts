import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { parse } from 'parse5'
import { lateOf } from '@/scripts/export/late-scripts'
import { attribute, elements, type Page, textOf } from '@/scripts/export/page'

/** Decides how much script a page may have. */
export type Kind = 'page' | 'questions' | 'form' | 'finder'

/**
 * What loads before anyone presses or scrolls: bytes (gzip; brotli for the page itself) and requests, including the page
 * itself. Styles are part of the page and weigh what a browser reads.
 */
export type PageWeight = {
  kind: Kind
  isPictured: boolean
  html: number
  styles: number
  scripts: number
  pictures: number
  requests: number
}

/** Weighs the first load of a page of the export in a current browser. */
export async function weighPage(folder: string, route: string): Promise<PageWeight> {
  const file = join(folder, route, 'index.html')
  const html = await readFile(file, 'utf8')
  const page: Page = { file, folder, document: parse(html) }
  const late = lateOf(html)
  const scripts = [...earlyScripts(page), ...(late?.scripts ?? [])]
  const pictures = firstPictures(page)
  const others = [...fontsAndStyles(page), ...(late?.data ? [late.data] : [])]
  return {
    kind: kindOf(page, route),
    isPictured: eagerPictures(page).length > 0,
    html: brotliCompressSync(html).length,
    styles: Buffer.byteLength(elements(page, 'style').map(textOf).join('')),
    scripts: await weigh(folder, scripts),
    pictures: await weigh(folder, pictures),
    requests: 1 + new Set([...scripts, ...pictures, ...others]).size,
  }
}

/** A finder's form leads back to its own page, which works out the answer; a form that only leads there isn't one. */
function kindOf(page: Page, route: string): Kind {
  const forms = elements(page, 'form')
  if (forms.some((form) => attribute(form, 'action') === `${route}/`)) return 'finder'
  if (forms.some((form) => attribute(form, 'method') !== 'get')) return 'form'
  const opens = elements(page).some((element) => attribute(element, 'data-opens-by-script') !== undefined)
  return opens ? 'questions' : 'page'
}

/** Scripts marked noModule are left out: they're for old browsers. */
function earlyScripts(page: Page): string[] {
  const scripts = elements(page, 'script').filter((script) => attribute(script, 'nomodule') === undefined)
  return scripts.flatMap((script) => attribute(script, 'src') ?? [])
}

function eagerPictures(page: Page) {
  return elements(page, 'img').filter((img) => attribute(img, 'loading') !== 'lazy')
}

/** Pictures that aren't lazy-loaded and have a request of their own. */
function firstPictures(page: Page): string[] {
  return eagerPictures(page)
    .map((img) => bestOf(page, attribute(img, 'src') ?? ''))
    .filter((src) => src.startsWith('/'))
}

/** A photograph's best format, at the width of its plain file; a drawing has only one file. */
function bestOf(page: Page, src: string): string {
  const stem = src.replace(/\.\w+$/, '.')
  const candidates = elements(page, 'source').flatMap((source) => (attribute(source, 'srcset') ?? '').split(/[\s,]+/))
  return candidates.find((candidate) => candidate.startsWith(stem)) ?? src
}

function fontsAndStyles(page: Page): string[] {
  const isFetched = (rel = '', as = '') => rel === 'stylesheet' || (rel === 'preload' && as === 'font')
  const links = elements(page, 'link').filter((link) => isFetched(attribute(link, 'rel'), attribute(link, 'as')))
  return links.flatMap((link) => attribute(link, 'href') ?? [])
}

/** Counts each file as sent: compressed if that makes it smaller, which it doesn't for photographs. */
async function weigh(folder: string, paths: readonly string[]): Promise<number> {
  const files = await Promise.all([...new Set(paths)].map((path) => readFile(join(folder, decodeURI(path)))))
  return files.reduce((sum, file) => sum + Math.min(file.length, gzipSync(file).length), 0)
}
