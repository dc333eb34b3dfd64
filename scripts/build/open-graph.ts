import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { palette } from '@/content/palette'
import { sharedPictures } from '@/content/routes'
import { Problem } from '@/scripts/step'
import { inBrandColors } from './colors'
import { contentHash, removeOthers, writeIfChanged } from './files'
import { leafFile } from './icons'
import { originalOf as pictureOf } from './pictures'

const size = { width: 1200, height: 630 }
const bandHeight = 100

/** The arched window: it sits on the band, right of center. */
const arch = { width: 430, height: 500, left: 640 }
const leaf = { height: 260, center: 330 }

/** The largest file every social network will show, in bytes. */
const limit = 300 * 1024

/** Part of every hash, so changing the layout makes new files. Change the version if it's drawn in another way. */
const settings = JSON.stringify({ version: 1, size, bandHeight, arch, leaf, palette })

/** Writes each shared route's picture to public/og/, unless it's there already, and the typed list of them. */
export async function makeOpenGraph(): Promise<string> {
  const images: Record<string, { src: string; width: number; height: number }> = {}
  const wanted = new Set<string>()
  const mark = existsSync(leafFile) ? await readFile(leafFile) : ''
  for (const { path: route, picture: shared } of sharedPictures) {
    const original = await originalOf(shared.picture, route)
    const name = `${slugOf(route)}.${contentHash(settings, original, mark)}.jpg`
    const file = join('public/og', name)
    if (!existsSync(file)) await writeIfChanged(file, await made(original, route, shared.picture))
    wanted.add(name)
    images[route] = { src: `/og/${name}`, ...size }
  }
  await removeOthers('public/og', wanted)
  await writeIfChanged('generated/open-graph.ts', manifest(images))
  return `${wanted.size} pictures for sharing${mark ? '' : `, without the leaf: ${leafFile} is missing`}`
}

async function made(original: Buffer, route: string, picture: string): Promise<Buffer> {
  const data = await compose(original)
  if (data.length <= limit) return data
  throw new Problem(`The picture for sharing ${route}: ${picture} makes a file over 300 KB. Choose another picture.`)
}

/** '/' is home, '/homecare/get-started' is homecare-get-started. */
function slugOf(route: string): string {
  return route.slice(1).replaceAll('/', '-') || 'home'
}

async function originalOf(picture: string, route: string): Promise<Buffer> {
  const files = ['svg', 'jpg', 'jpeg', 'png'].map((ending) => `${picture}.${ending}`)
  const file = files.find((candidate) => existsSync(`images/${candidate}`))
  if (!file) {
    throw new Problem(
      `The picture for sharing ${route}: there is no picture images/${picture}. Add it or name another.`,
    )
  }
  return pictureOf(file, 'images')
}

/** Cream background, dark band, the picture in its window, the leaf. No words: they come from the page's metadata. */
async function compose(picture: Buffer): Promise<Buffer> {
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
  const layers: OverlayOptions[] = [
    {
      input: { create: { width: size.width, height: bandHeight, channels: 3, background: palette.forestDeep } },
      left: 0,
      top: bandTop,
    },
    { input: window, left: arch.left, top: bandTop - arch.height },
  ]
  if (existsSync(leafFile)) layers.push(await leafLayer(bandTop))
  return sharp({ create: { ...size, channels: 3, background: palette.cream } })
    .composite(layers)
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}

async function leafLayer(bandTop: number): Promise<OverlayOptions> {
  const mark = sharp(Buffer.from(inBrandColors(await readFile(leafFile, 'utf8'))), { density: 600 }).resize({
    height: leaf.height,
  })
  const { data, info } = await mark.png().toBuffer({ resolveWithObject: true })
  const left = Math.round(leaf.center - info.width / 2)
  return { input: data, left, top: Math.round((bandTop - leaf.height) / 2) }
}

function manifest(images: Record<string, { src: string; width: number; height: number }>): string {
  return `// Written by scripts/build/open-graph.ts. Do not edit.

/** A picture for sharing: path from the site's root, size in pixels. */
export type OpenGraphImage = { src: string; width: number; height: number }

/** By the path of the page, those of content/open-graph.ts. */
export const openGraphImages: Readonly<Record<string, OpenGraphImage>> = ${JSON.stringify(images, null, 2)}
`
}
