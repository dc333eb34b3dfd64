import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesUnder } from './files'
import { Problem, step, whenStartedAlone } from './step'

/** A script of the framework that the page loads as soon as it is read. */
const early = /<script src="([^"]+)" async="">\s*<\/script>/g
const preload = /<link rel="preload" as="script"[^>]*\/>/g

/** Longest wait for fonts and pictures, in milliseconds: a picture that hangs must not hold up the scripts. */
const patience = 3000

/**
 * Starts the scripts once the page with its fonts and first picture is there and painted: a frame is asked for, and
 * the task after it comes behind the paint. This text runs in the browser.
 */
const loader = (addresses: readonly string[]) =>
  [
    `{const late=${JSON.stringify(addresses)}`,
    'const start=()=>{for(const src of late.splice(0))document.head.append(Object.assign(document.createElement("script"),{src}))}',
    'addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(start)))',
    `setTimeout(start,${patience})}`,
  ].join(';')

/** The addresses of a page's scripts, as the loader names them; none where there is no loader. */
export function lateScriptsOf(html: string): string[] {
  const list = /\{const late=(\[[^\]]*\])/.exec(html)?.[1]
  return list ? (JSON.parse(list) as string[]) : []
}

/**
 * The page with its scripts starting behind everything that is looked at. It can be read and used without them, and on
 * a slow line they would take the room of the fonts and the picture. They are async already: their order is free.
 */
export function withLateScripts(html: string, file: string): string {
  const addresses = [...html.matchAll(early)].map(([, address = '']) => address)
  if (addresses.length === 0) throw new Problem(`${file} has no async scripts. Has Next changed how it writes them?`)
  return html
    .replace(early, '')
    .replace(preload, '')
    .replace('</body>', () => `<script>${loader(addresses)}</script></body>`)
}

/** Does so for every page of the export. */
export async function makeScriptsLate(folder = 'out'): Promise<string> {
  const files = (await filesUnder(folder)).filter((file) => file.endsWith('.html'))
  for (const file of files) {
    const path = join(folder, file)
    await writeFile(path, withLateScripts(await readFile(path, 'utf8'), path))
  }
  return `${files.length} pages start their scripts when they have been painted`
}

whenStartedAlone('late-scripts.ts', () => step('late scripts', () => makeScriptsLate()))
