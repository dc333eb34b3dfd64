import { createHash } from 'node:crypto'
import { formsOrigin, readBuildSettings } from '@/scripts/build/settings'
import { attribute, type Element, elements, expectOf, type Page, putBehind, textOf } from './page'

/** Sites whose pages may load in a frame, after a click: videos without cookies, and the map. */
const frames = ['https://www.youtube-nocookie.com', 'https://www.google.com']

/** Scripts a browser treats only as data and never checks against the policy. */
const dataTypes = ['application/ld+json', 'application/json']

/**
 * Writes a page's security policy into it, with the hash of each inline script, so nothing may change the page
 * afterward. It goes right after the charset, before anything it applies to.
 */
export const policy = { name: 'policy', apply: addPolicy }

function addPolicy(page: Page): void {
  const metas = elements(page, 'meta')
  const present = metas.find((meta) => attribute(meta, 'http-equiv')?.toLowerCase() === 'content-security-policy')
  expectOf(page, !present, 'expected no security policy yet')
  const charset = metas.find((meta) => attribute(meta, 'charset')?.toLowerCase() === 'utf-8')
  expectOf(page, charset !== undefined, 'expected <meta charset="utf-8">, behind which the policy has its place')
  const handler = elements(page).flatMap(({ tagName, attrs }) =>
    attrs.filter(({ name }) => name.startsWith('on')).map(({ name }) => `${name} on <${tagName}>`),
  )[0]
  const cure = 'The policy would stop it without a word: listen for the event in a component.'
  expectOf(page, !handler, `expected no script in an attribute, found ${handler}`, cure)
  const content = policyText(inlineScripts(page), formsOrigin(readBuildSettings()))
  putBehind(charset, 'meta', { 'http-equiv': 'Content-Security-Policy', content })
}

function inlineScripts(page: Page): string[] {
  const isCode = (script: Element) => !dataTypes.includes(attribute(script, 'type')?.toLowerCase() ?? '')
  const scripts = elements(page, 'script').filter((script) => attribute(script, 'src') === undefined)
  return scripts.filter(isCode).map(textOf)
}

/** The policy for a page with these inline scripts. `origin` is where forms go, if not to the site itself. */
export function policyText(scripts: readonly string[], origin: string | undefined): string {
  const forms = origin ? `'self' ${origin}` : "'self'"
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    // Dialogs, accordions and React set style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src ${forms}`,
    `form-action ${forms}`,
    `frame-src ${frames.join(' ')}`,
    // A photo is made smaller in a worker.
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}
