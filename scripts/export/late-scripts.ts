import { loaderText } from './loader-text'
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
  setText,
  textOf,
} from './page'
import { type LateParts, partsId } from './start-late'

/**
 * Starts the scripts of a page behind everything that is looked at. It can be read and used without them, and on a
 * slow line they would take the room of the fonts and the picture. They are async already: their order is free.
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

/** The rules for a page whose scripts do not come, and what tells that they did. */
function expectWhatTheLoaderNeeds(page: Page): void {
  const [rules, ...more] = elements(page, 'noscript')
  const hasRules = rules !== undefined && /^<style>[^<]*<\/style>$/.test(textOf(rules)) && more.length === 0
  expectOf(page, hasRules, 'expected one <noscript> with one <style>', 'See WithoutScript.tsx and start-late.ts.')
  const sign = elements(page).find((element) => attribute(element, 'data-scripted') === 'false')
  const cure = 'Without it the loader takes the page for dead after a while: give start-late.ts another sign of life.'
  expectOf(page, sign !== undefined, 'expected an element with data-scripted="false", which React sets to true', cure)
}

function isAsync(script: Element): boolean {
  return attributeNames(script) === 'async src' && /^\/_next\/static\/chunks\//.test(attribute(script, 'src') ?? '')
}

/** Scripts for old browsers, data, and what Next leaves in the page for its scripts to find. */
function isLeftAlone(script: Element): boolean {
  if (attribute(script, 'src')) return attributeNames(script) === 'nomodule src'
  const isData = /^(application\/ld\+json|speculationrules)$/.test(attribute(script, 'type') ?? '')
  return isData || /^\(globalThis\["TURBOPACK"\]|^\(?self\.__next_f\b/.test(textOf(script))
}

function isScriptPreload(link: Element): boolean {
  const rel = attribute(link, 'rel')
  return rel === 'modulepreload' || (rel === 'preload' && attribute(link, 'as') === 'script')
}

/** Lets a page fetch its data beside its late scripts. */
export function fetchLate(page: Page, data: string): void {
  const element = elements(page, 'script').find((script) => attribute(script, 'id') === partsId)
  expectOf(page, element !== undefined, 'expected late scripts, which the data comes with')
  const parts: LateParts = JSON.parse(textOf(element))
  setText(element, JSON.stringify({ ...parts, data }))
}

/** What a page loads late; undefined where its scripts start as Next writes them. */
export function lateOf(html: string): LateParts | undefined {
  const parts = new RegExp(`<script type="application/json" id="${partsId}">([^<]*)</script>`).exec(html)?.[1]
  return parts === undefined ? undefined : JSON.parse(parts)
}
