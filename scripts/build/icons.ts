import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { palette } from '@/content/palette'
import { Problem } from '@/scripts/step'
import { inBrandColors } from './colors'
import { writeIfChanged } from './files'
import { minifySvg } from './picture-formats'

/** The mark that every icon is made from. */
export const leafFile = 'images/brand/leaf.svg'

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** Icons in pixels; `mark` is the leaf's share of the height, smaller where a device cuts off the corners. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, mark: 0.72, ground: palette.cream },
  { file: 'icon-192.png', size: 192, mark: 0.92, ground: clear },
  { file: 'icon-512.png', size: 512, mark: 0.92, ground: clear },
  { file: 'icon-maskable-512.png', size: 512, mark: 0.56, ground: palette.cream },
]

/** Writes the icons for browsers and home screens to public/, all made from the leaf. */
export async function makeIcons(): Promise<string> {
  if (!existsSync(leafFile)) throw new Problem(`${leafFile} is missing. Put the mark of the site there as an SVG.`)
  const leaf = Buffer.from(inBrandColors(await readFile(leafFile, 'utf8')))
  for (const { file, size, mark, ground } of icons) {
    await writeIfChanged(`public/${file}`, await draw(leaf, size, mark, ground))
  }
  const small = minifySvg(leaf.toString('utf8'), 'icon').data
  await writeIfChanged('generated/icon.ts', iconModule(small.toString('utf8')))
  await writeIfChanged('public/favicon.ico', pngAsIco(await draw(leaf, 32, 1, clear), 32))
  return `${icons.length + 2} files`
}

async function draw(leaf: Buffer, size: number, mark: number, ground: string | typeof clear): Promise<Buffer> {
  const side = Math.round(size * mark)
  const drawn = await sharp(leaf, { density: 600 })
    .resize({ width: side, height: side, fit: 'contain', background: clear })
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The leaf as a data URL: pages carry it, so no request for it gets in the way of the fonts. */
function iconModule(svg: string): string {
  return `// Written by scripts/build/icons.ts. Do not edit.\nexport const iconAddress = ${JSON.stringify(dataAddress(svg))}\n`
}

/** A drawing as a data URL, with as few escapes as HTML and URLs allow. */
export function dataAddress(svg: string): string {
  const escaped = svg
    .replaceAll('"', "'")
    .replace(/[%#<>&]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `data:image/svg+xml,${escaped}`
}

/** An .ico file is a short directory followed by a PNG. */
function pngAsIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // with one image
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // color planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
