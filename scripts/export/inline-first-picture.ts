import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { step, whenStartedAlone } from '../../console/step'
import { filesUnder } from '../build/files'

/** Bytes (brotli) that come with a server's first answer: ten packets, less a kilobyte of headers and the policy. */
const firstRoundTrip = 13_000

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
 * Puts the drawing of a page's first screen into the page where both fit into the first round trip: one request less
 * before the largest thing on it is seen. In larger pages the words would wait for it, so there it stays a file, as
 * photographs do.
 */
export async function inlineFirstPictures(folder = 'out'): Promise<string> {
  let count = 0
  for (const file of (await filesUnder(folder)).filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file)
    const html = await readFile(path, 'utf8')
    const address = firstDrawing.exec(html)?.[2]
    if (!address) continue
    const svg = await readFile(join(folder, address), 'utf8')
    const inlined = html
      .replace(hint, (link) => (link.includes(address) ? '' : link))
      .replace(firstDrawing, (_, before: string, __: string, after: string) => before + dataAddress(svg) + after)
    if (brotliCompressSync(inlined).length > firstRoundTrip) continue
    await writeFile(path, inlined)
    count += 1
  }
  return `${count} pages carry the drawing of their first screen`
}

whenStartedAlone('inline-first-picture.ts', () => step('first picture', () => inlineFirstPictures()))
