import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { parse } from 'parse5'
import { routes } from '@/content/routes'
import packageJson from '@/package.json'
import { lateOf } from '@/scripts/export/late-scripts'
import { attribute, elements, type Page, textOf } from '@/scripts/export/page'
import { Problem, whenStartedAlone } from '@/scripts/step'

const { weights: budgets } = packageJson.budgets

/**
 * Weighs every page of the export without a browser; fails if one is over the budgets in package.json. An empty page of
 * Next 16.4 and React 19.3 loads 132 KB of script, so what a budget allows beyond that is ours.
 */
async function weights(): Promise<void> {
  console.log('Kilobytes of the first load: html in brotli, styles as read, the others in gzip.\n')
  console.log(row(['', 'html', 'styles', 'script', 'pictures', 'requests']))
  const excesses: string[] = []
  for (const { path } of routes) {
    const weight = await weighPage('out', path)
    const { html, styles, scripts, pictures, requests } = weight
    console.log(row([path, kb(html), kb(styles), kb(scripts), kb(pictures), String(requests)]))
    excesses.push(...excessesOf(weight).map((excess) => `${path}: ${excess}`))
  }
  if (excesses.length > 0) throw new Problem(`\nOver budget:\n${excesses.join('\n')}`)
  console.log('\nEverything is within budget.')
}

function excessesOf({ kind, isPictured, html, styles, scripts, pictures, requests }: PageWeight): string[] {
  const scriptLimit = budgets.scriptKb[kind]
  const htmlLimit = budgets.htmlKb[isPictured ? 'pictured' : 'plain']
  const sentences = []
  if (html > htmlLimit * 1024) sentences.push(`${kb(html)} KB of HTML, ${htmlLimit} allowed`)
  if (styles > budgets.stylesKb * 1024) sentences.push(`${kb(styles)} KB of styles, ${budgets.stylesKb} allowed`)
  if (scripts > scriptLimit * 1024) sentences.push(`${kb(scripts)} KB of script, ${scriptLimit} allowed (${kind})`)
  if (pictures > budgets.firstPicturesKb * 1024) {
    sentences.push(`${kb(pictures)} KB of pictures at first, ${budgets.firstPicturesKb} allowed`)
  }
  if (requests > budgets.requests) sentences.push(`${requests} requests at first, ${budgets.requests} allowed`)
  return sentences
}

function row([path = '', ...figures]: readonly string[]): string {
  return path.padEnd(34) + figures.map((figure) => figure.padStart(12)).join('')
}

function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}

type Kind = 'page' | 'questions' | 'form' | 'finder'

/**
 * What loads before anyone presses or scrolls: bytes (gzip; brotli for the page itself) and requests, including the page
 * itself. Styles are part of the page and weigh what a browser reads.
 */
type PageWeight = {
  kind: Kind
  isPictured: boolean
  html: number
  styles: number
  scripts: number
  pictures: number
  requests: number
}

async function weighPage(folder: string, route: string): Promise<PageWeight> {
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

whenStartedAlone('weights.ts', weights)
