import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parse } from 'parse5'
import { lateOf } from '../export/late-scripts'
import { attribute, elements, type Page } from '../export/page'

/** What decides how much script a page may have. */
export type Kind = 'page' | 'questions' | 'form' | 'finder'

/** What comes before anything is pressed or scrolled to: bytes (gzip) and requests, the page itself among them. */
export type PageWeight = { kind: Kind; html: number; scripts: number; pictures: number; requests: number }

/** Weighs the first load of a page of the export in a browser of today. */
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
    html: gzipSync(html).length,
    scripts: await weigh(folder, scripts),
    pictures: await weigh(folder, pictures),
    requests: 1 + new Set([...scripts, ...pictures, ...others]).size,
  }
}

/** A page whose form leads to itself works out an answer; one whose form only leads to such a page is like others. */
function kindOf(page: Page, route: string): Kind {
  const forms = elements(page, 'form')
  if (forms.some((form) => attribute(form, 'action') === `${route}/`)) return 'finder'
  if (forms.some((form) => attribute(form, 'method') !== 'get')) return 'form'
  const opens = elements(page).some((element) => attribute(element, 'data-opens-by-script') !== undefined)
  return opens ? 'questions' : 'page'
}

/** Those marked noModule are for old browsers. */
function earlyScripts(page: Page): string[] {
  const scripts = elements(page, 'script').filter((script) => attribute(script, 'nomodule') === undefined)
  return scripts.flatMap((script) => attribute(script, 'src') ?? [])
}

/** Pictures that do not wait until they are near. */
function firstPictures(page: Page): string[] {
  const eager = elements(page, 'img').filter((img) => attribute(img, 'loading') !== 'lazy')
  return eager.map((img) => bestOf(page, attribute(img, 'src') ?? '')).filter((src) => src.startsWith('/'))
}

/** The best format of a photograph, in the width of its plain file; a drawing has one file. */
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

/** Each file as it travels: pressed when that makes it smaller, as photographs are not. */
async function weigh(folder: string, paths: readonly string[]): Promise<number> {
  const files = await Promise.all([...new Set(paths)].map((path) => readFile(join(folder, decodeURI(path)))))
  return files.reduce((sum, file) => sum + Math.min(file.length, gzipSync(file).length), 0)
}
