import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesUnder } from './files'
import { step, whenStartedAlone } from './step'

/** Bytes up to which a drawing travels inside its page. */
const limit = 32 * 1024

/** The drawing in the first screen, which `Picture` marks, and the hint of the framework to fetch it early. */
const firstDrawing = /(<img\b[^>]*?\bsrc=")(\/pictures\/[^"]+\.svg)("[^>]*fetchpriority="high")/i
const hint = /<link rel="preload" as="image"[^>]*\/>/g

/** A drawing as an address that holds it whole, with as few escapes as HTML and addresses allow. */
export function dataAddress(svg: string): string {
  const escaped = svg
    .replaceAll('"', "'")
    .replace(/[%#<>&]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `data:image/svg+xml,${escaped}`
}

/**
 * Puts the drawing of each page's first screen into the page: 4 KB more, and one round trip less before the largest
 * thing on it is seen. Photographs stay files.
 */
export async function inlineFirstPictures(folder = 'out'): Promise<string> {
  let count = 0
  for (const file of (await filesUnder(folder)).filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file)
    const html = await readFile(path, 'utf8')
    const address = firstDrawing.exec(html)?.[2]
    if (!address) continue
    const svg = await readFile(join(folder, address), 'utf8')
    if (svg.length > limit) continue
    const inlined = html
      .replace(hint, (link) => (link.includes(address) ? '' : link))
      .replace(firstDrawing, (_, before: string, __: string, after: string) => before + dataAddress(svg) + after)
    await writeFile(path, inlined)
    count += 1
  }
  return `${count} pages carry the drawing of their first screen`
}

whenStartedAlone('inline-first-picture.ts', () => step('first picture', () => inlineFirstPictures()))
