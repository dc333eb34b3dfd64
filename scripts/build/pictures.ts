import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Problem } from '@/scripts/step'
import { inBrandColors } from './colors'
import { contentHash, filesUnder, removeOthers, writeIfChanged } from './files'
import { type MadeFile, makeSizes, minifySvg, type PictureFile, settings } from './picture-formats'
import { checkColors, checkSize, composeScene, partsFolder } from './scenes'

/** Where originals are read from and results written to. */
export type PictureFolders = { originals: string; served: string; cache: string; manifest: string }

const siteFolders: PictureFolders = {
  originals: 'images',
  served: 'public/pictures',
  cache: '.cache/pictures',
  manifest: 'generated/pictures.ts',
}

/** Makes the served copies of every picture in images/ and the typed list of them. */
export async function makePictures(folders: PictureFolders = siteFolders): Promise<string> {
  const originals = (await filesUnder(folders.originals)).filter(
    (file) => /\.(svg|png|jpe?g)$/i.test(file) && !file.startsWith(`${partsFolder}/`),
  )
  refuseTwins(originals, folders.originals)
  const made = await Promise.all(
    originals.map(async (file) => ({ name: nameOf(file), ...(await madePicture(file, folders)) })),
  )
  const files = made.flatMap((one) => one.files)
  for (const { name, data } of files) await writeIfChanged(join(folders.served, name), data)
  await removeOthers(folders.served, new Set(files.map(({ name }) => name)))
  const pictures = Object.fromEntries(made.map(({ name, picture }) => [name, picture]))
  await writeIfChanged(folders.manifest, manifest(pictures))
  const reused = made.filter(({ isReused }) => isReused)
  return `${originals.length} originals, ${reused.length} unchanged, ${files.length} files`
}

/** The name content uses for a picture: its path in images/ without the extension. */
function nameOf(file: string): string {
  return file.slice(0, -extname(file).length)
}

function refuseTwins(files: readonly string[], folder: string): void {
  const seen = new Map<string, string>()
  for (const file of files) {
    const twin = seen.get(nameOf(file))
    if (twin) throw new Problem(`${folder}/${twin} and ${folder}/${file} have the same name. Keep one of them.`)
    seen.set(nameOf(file), file)
  }
}

type Made = { picture: PictureFile; files: MadeFile[]; isReused: boolean }

/** The picture from the cache if its original is unchanged, otherwise made again and cached. */
async function madePicture(file: string, { originals, cache }: PictureFolders): Promise<Made> {
  const original = await originalOf(file, originals)
  const hash = contentHash(settings, file, original)
  const record = join(cache, `${hash}.json`)
  if (existsSync(record)) {
    const { picture, names }: { picture: PictureFile; names: string[] } = JSON.parse(await readFile(record, 'utf8'))
    if (names.every((name) => existsSync(join(cache, hash, name)))) {
      const files = names.map(async (name) => ({ name, data: await readFile(join(cache, hash, name)) }))
      return { picture, files: await Promise.all(files), isReused: true }
    }
  }
  const made = await make(original, file, hash, originals).catch((error: Error) => {
    if (error instanceof Problem) throw error
    throw new Problem(
      `${originals}/${file}: this picture can’t be read (${error.message}). ` +
        'Open it in a picture program, save it again as .jpg, .png, or .svg, and build again.',
    )
  })
  for (const { name, data } of made.files) await writeIfChanged(join(cache, hash, name), data)
  const names = made.files.map(({ name }) => name)
  await writeIfChanged(record, JSON.stringify({ picture: made.picture, names }))
  return { ...made, isReused: false }
}

/** The picture as shown: a drawing gets its people and the brand's colors. */
export async function originalOf(file: string, originals: string): Promise<Buffer> {
  const data = await readFile(join(originals, file))
  if (!isDrawing(file)) return data
  const text = composeScene(originals, file, data.toString('utf8'))
  checkColors(join(originals, file), text, await paletteOf(originals))
  return Buffer.from(inBrandColors(text))
}

/** The colors drawings share, from `images/palette.json`. */
async function paletteOf(originals: string): Promise<string[]> {
  const groups: Record<string, string[]> = JSON.parse(await readFile(join(originals, 'palette.json'), 'utf8'))
  return Object.values(groups).flat()
}

function isDrawing(file: string): boolean {
  return /\.svg$/i.test(file)
}

async function make(original: Buffer, file: string, hash: string, originals: string): Promise<Omit<Made, 'isReused'>> {
  const stem = `${nameOf(file)}.${hash}`
  if (!isDrawing(file)) return makeSizes(original, stem)
  const { width, height, data } = minifySvg(original.toString('utf8'), nameOf(file))
  checkSize(join(originals, file), data)
  return {
    picture: { width, height, src: `/pictures/${stem}.svg`, sources: [] },
    files: [{ name: `${stem}.svg`, data }],
  }
}

/** The TypeScript file that content and components read. */
function manifest(pictures: Record<string, PictureFile>): string {
  return `// Written by scripts/build/pictures.ts from the originals in images/. Do not edit.

/** One picture as the site serves it. */
export type PictureFile = {
  width: number
  height: number
  src: string
  sources: readonly { type: string; srcSet: string }[]
}

const files = ${JSON.stringify(pictures, null, 2)} as const satisfies Record<string, PictureFile>

export type PictureName = keyof typeof files

export const pictures: Record<PictureName, PictureFile> = files
`
}
