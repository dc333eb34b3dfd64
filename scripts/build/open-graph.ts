import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { palette } from '@/content/palette'
import { sharedPictures } from '@/content/routes'
import { Problem } from '@/scripts/step'
import { contentHash, removeOthers, writeIfChanged } from './files'
import { leafFile, nameOf, originalOf, picturesIn } from './pictures'

const size = { width: 1200, height: 630 }
const bandHeight = 100

/** The arched window: it sits on the band, right of center. */
const arch = { width: 430, height: 500, left: 640 }
const leaf = { height: 260, center: 330 }

/** The largest file every social network will show, in bytes. */
const limit = 300 * 1024

/** Part of every hash, so changing the layout makes new files. Change the version if it's drawn in another way. */
const settings = JSON.stringify({ version: 1, size, bandHeight, arch, leaf, palette })

/** Writes each shared route's picture to public/og/, unless it's there already, and the list of their addresses. */
export async function makeOpenGraph(): Promise<string> {
  const files = await picturesIn('images')
  const mark = await readFile(leafFile)
  const addresses: Record<string, string> = {}
  for (const { path, picture } of sharedPictures) {
    const file = files.find((candidate) => nameOf(candidate) === picture.picture)
    if (!file) throw new Problem(`There is no picture images/${picture.picture} to share ${path} with.`)
    const original = await originalOf(file, 'images')
    // '/' is home, '/homecare/get-started' is homecare-get-started.
    const slug = path.slice(1).replaceAll('/', '-') || 'home'
    const address = `/og/${slug}.${contentHash(settings, original, mark)}.jpg`
    const target = join('public', address)
    if (!existsSync(target)) await writeIfChanged(target, await composed(original, mark, file))
    addresses[path] = address
  }
  await removeOthers('public/og', new Set(Object.values(addresses).map((address) => address.replace('/og/', ''))))
  await writeIfChanged('generated/open-graph.ts', manifest(addresses))
  return `${sharedPictures.length} pictures for sharing`
}

/** Cream background, dark band, the picture in its window, the leaf. No words: they come from the page's metadata. */
async function composed(picture: Buffer, mark: Buffer, file: string): Promise<Buffer> {
  const bandTop = size.height - bandHeight
  const radius = arch.width / 2
  const mask = Buffer.from(
    `<svg width="${arch.width}" height="${arch.height}"><path d="M0 ${arch.height}V${radius}a${radius} ${radius} 0 0 1 ${arch.width} 0V${arch.height}z"/></svg>`,
  )
  const window = await sharp(picture, { density: 144 })
    .autoOrient()
    .resize({ width: arch.width, height: arch.height, fit: 'cover' })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const band = { width: size.width, height: bandHeight, channels: 3, background: palette.forestDeep } as const
  const drawn = sharp(mark, { density: 600 }).resize({ height: leaf.height }).png()
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
  const layers = [
    { input: { create: band }, left: 0, top: bandTop },
    { input: window, left: arch.left, top: bandTop - arch.height },
    { input: data, left: Math.round(leaf.center - info.width / 2), top: Math.round((bandTop - leaf.height) / 2) },
  ]
  const background = sharp({ create: { ...size, channels: 3, background: palette.cream } })
  const card = await background.composite(layers).jpeg({ quality: 86, mozjpeg: true }).toBuffer()
  if (card.length > limit) throw new Problem(`images/${file} makes a picture for sharing over 300 KB. Choose another.`)
  return card
}

function manifest(addresses: Readonly<Record<string, string>>): string {
  return `// Written by scripts/build/open-graph.ts. Do not edit.

/** The size of every picture for sharing, in pixels. */
export const openGraphSize = ${JSON.stringify(size)}

/** Their addresses, by the path of the page. */
export const openGraphImages: Readonly<Record<string, string>> = ${JSON.stringify(addresses, null, 2)}
`
}
