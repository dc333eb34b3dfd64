import { buildSync } from 'esbuild'
import {
  append,
  attribute,
  attributeNames,
  type Element,
  elements,
  expectNone,
  expectOf,
  type Page,
  remove,
  textOf,
} from './page'
import { type LateParts, partsId } from './start-late'

/**
 * Starts a page's scripts after everything people look at. The page can be read and used without them, and on a slow
 * connection they'd compete with the fonts and the picture. They're already async, so their order doesn't matter.
 */
export const lateScripts = { name: 'late scripts', apply: makeScriptsLate }

function makeScriptsLate(page: Page): void {
  expectWhatTheLoaderNeeds(page)
  const [body] = elements(page, 'body')
  const scripts = elements(page, 'script')
  const late = scripts.filter(isAsync)
  expectOf(page, body !== undefined && late.length > 0, 'expected async scripts of the framework')
  const early = scripts.find((script) => !late.includes(script) && !isLeftAlone(script))
  expectNone(page, early, 'expected no script that starts early in another way')
  const addresses = late.map((script) => attribute(script, 'src') ?? '')
  const preloads = elements(page, 'link').filter(isScriptPreload)
  const foreign = preloads.find((link) => !addresses.includes(attribute(link, 'href') ?? ''))
  expectNone(page, foreign, 'expected preloads of its own scripts')
  for (const element of [...late, ...preloads]) remove(element)
  append(body, 'script', { type: 'application/json', id: partsId }, JSON.stringify({ scripts: addresses }))
  append(body, 'script', {}, loaderText())
}

/** The page must have rules for when its scripts don't arrive, and something that shows when they have. */
function expectWhatTheLoaderNeeds(page: Page): void {
  const [rules, ...more] = elements(page, 'noscript')
  const hasRules = rules !== undefined && /^<style>[^<]*<\/style>$/.test(textOf(rules)) && more.length === 0
  expectOf(
    page,
    hasRules,
    'expected one <noscript> with one <style>',
    'See WithoutScript in app/layout.tsx, and start-late.ts.',
  )
  const sign = elements(page).find((element) => attribute(element, 'data-scripted') === 'false')
  const cure = 'Without it the loader takes the page for dead after a while: give start-late.ts another sign of life.'
  expectOf(page, sign !== undefined, 'expected an element with data-scripted="false", which React sets to true', cure)
}

function isAsync(script: Element): boolean {
  return attributeNames(script) === 'async src' && /^\/_next\/static\/chunks\//.test(attribute(script, 'src') ?? '')
}

/** Scripts for old browsers, data, the notice's, and anything Next leaves in the page for its scripts to find. */
function isLeftAlone(script: Element): boolean {
  if (attribute(script, 'src')) return attributeNames(script) === 'nomodule src'
  if (attribute(script, 'data-before-paint') !== undefined) return true
  const isData = /^(application\/ld\+json|speculationrules)$/.test(attribute(script, 'type') ?? '')
  return isData || /^\(globalThis\["TURBOPACK"\]|^\(?self\.__next_f\b/.test(textOf(script))
}

function isScriptPreload(link: Element): boolean {
  const rel = attribute(link, 'rel')
  return rel === 'modulepreload' || (rel === 'preload' && attribute(link, 'as') === 'script')
}

/** What a page loads late, and where it says so. */
export function partsOf(page: Page): { list: Element; parts: LateParts } {
  const list = elements(page, 'script').find((script) => attribute(script, 'id') === partsId)
  expectOf(page, list !== undefined, 'expected late scripts')
  return { list, parts: JSON.parse(textOf(list)) }
}

/** What a page loads late; undefined if its scripts start the way Next writes them. */
export function lateOf(html: string): LateParts | undefined {
  const parts = new RegExp(`<script type="application/json" id="${partsId}">([^<]*)</script>`).exec(html)?.[1]
  return parts === undefined ? undefined : JSON.parse(parts)
}

/** Stands at the end of every page, right after the list of what it starts. */
const loader = `import { partsId, startLate } from './start-late'
startLate(JSON.parse(document.getElementById(partsId)?.textContent ?? ''))`

let text: string | undefined

/** The loader as pages include it: one small script, in syntax browsers have known since 2015. */
function loaderText(): string {
  text ??= buildSync({
    stdin: { contents: loader, resolveDir: 'scripts/export', loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2015',
    write: false,
  }).outputFiles[0]?.text.trim()
  return text ?? ''
}
