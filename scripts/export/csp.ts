import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem, step, whenStartedAlone } from '../../console/step'
import { filesUnder } from '../build/files'
import { formsOrigin, readSettings } from '../checks/settings'

/** Places whose pages may stand in a frame, after a click: videos without cookies, and the map. */
const frames = ['https://www.youtube-nocookie.com', 'https://www.google.com']

/** Scripts that a browser only reads as data and never checks against the policy. */
const dataTypes = ['application/ld+json', 'application/json']

const charset = /<meta charset="?utf-8"?\s*\/?>/i

/** Source expressions for every inline script of a page, in order, each once. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes) && !dataTypes.includes(typeOf(attributes)))
    .map(([, , text = '']) => createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}

function typeOf(attributes: string): string {
  return /\stype="?([^"\s>]+)/i.exec(attributes)?.[1]?.toLowerCase() ?? ''
}

/** The policy of a page with these inline scripts. `origin` is where forms are sent when not to the site itself. */
export function policy(hashes: readonly string[], origin: string | undefined): string {
  const forms = origin ? `'self' ${origin}` : "'self'"
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    // Dialogs, accordions and React write style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${forms}`,
    `form-action ${forms}`,
    `frame-src ${frames.join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** The page with its policy right after the charset, before anything that the policy speaks about. */
export function withPolicy(html: string, origin: string | undefined, file: string): string {
  if (html.includes('http-equiv="Content-Security-Policy"')) {
    throw new Problem(`${file} has its policy already. Run \`npm run build\`, which starts from fresh pages.`)
  }
  if (!charset.test(html)) throw new Problem(`${file} has no <meta charset="utf-8">, so the policy has no place.`)
  const handler = /<[a-z][^<>]*\son[a-z]+="[^"]*"/i.exec(html.replace(/<script\b[\s\S]*?<\/script>/gi, ''))
  if (handler) {
    throw new Problem(`${file} has a script in an attribute, which the policy stops: ${handler[0].slice(0, 120)}`)
  }
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy(scriptHashes(html), origin)}"/>`
  return html.replace(charset, (found) => found + tag)
}

/** Writes the policy into every page of the export. Nothing may touch the pages afterwards. */
export async function addPolicies(folder = 'out'): Promise<string> {
  const files = (await filesUnder(folder)).filter((file) => file.endsWith('.html'))
  if (files.length === 0) throw new Problem(`${folder}/ has no pages. Run \`npm run build\`.`)
  const origin = formsOrigin(readSettings())
  const pages = await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      return { path, html: withPolicy(await readFile(path, 'utf8'), origin, path) }
    }),
  )
  await Promise.all(pages.map(({ path, html }) => writeFile(path, html)))
  return `${files.length} pages, forms go to ${origin ?? 'this site'}`
}

whenStartedAlone('csp.ts', () => step('csp', () => addPolicies()))
