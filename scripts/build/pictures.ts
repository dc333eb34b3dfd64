import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { PictureFile } from '@/generated/pictures'
import { Problem } from '@/scripts/step'
import { contentHash, filesUnder, removeOthers, writeIfChanged } from './files'
import { describeDrawing, describePhotograph, settings, type ToMake } from './picture-formats'
import { checkColors, checkSize, composeScene, partsFolder } from './scenes'

export const leafFile = 'images/brand/leaf.svg'

export type PictureFolders = { originals: string; served: string; manifest: string }

const siteFolders: PictureFolders = {
  originals: 'images',
  served: 'public/pictures',
  manifest: 'generated/pictures.ts',
}

export async function makePictures(folders: PictureFolders = siteFolders): Promise<string> {
  const originals = await picturesIn(folders.originals)
  refuseTwins(originals, folders.originals)
  const made = await Promise.all(originals.map((file) => makePicture(file, folders)))
  await removeOthers(folders.served, new Set(made.flatMap(({ names }) => names)))
  const pictures = Object.fromEntries(made.map(({ picture }, index) => [nameOf(originals[index] ?? ''), picture]))
  await writeIfChanged(folders.manifest, manifest(pictures))
  return `${originals.length} originals, ${made.reduce((sum, { written }) => sum + written, 0)} files written`
}

/** Every picture that content can name, without the parts that scenes are put together from. */
export async function picturesIn(folder: string): Promise<string[]> {
  const files = await filesUnder(folder)
  return files.filter((file) => /\.(svg|png|jpe?g)$/i.test(file) && !file.startsWith(`${partsFolder}/`))
}

/** The name content uses for a picture: its path in images/ without the extension. */
export function nameOf(file: string): string {
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

/** Writes a picture's files. Their names change with its content, so those that are there needn't be made again. */
async function makePicture(file: string, { originals, served }: PictureFolders) {
  try {
    const { picture, files } = await describe(file, originals)
    let written = 0
    for (const { name, make } of files) {
      if (existsSync(join(served, name))) continue
      await writeIfChanged(join(served, name), await make())
      written += 1
    }
    return { picture, written, names: files.map(({ name }) => name) }
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(
      `${originals}/${file}: this picture can’t be read (${error instanceof Error ? error.message : error}). ` +
        'Open it in a picture program, save it again as .jpg, .png, or .svg, and build again.',
    )
  }
}

async function describe(file: string, originals: string): Promise<{ picture: PictureFile; files: ToMake[] }> {
  const original = await originalOf(file, originals)
  const stem = `${nameOf(file)}.${contentHash(settings, file, original)}`
  if (!isDrawing(file)) return describePhotograph(original, stem)
  const { picture, name, make } = describeDrawing(original.toString('utf8'), nameOf(file), stem)
  return { picture, files: [{ name, make: () => checkSize(join(originals, file), make()) }] }
}

/** The picture as shown: a drawing gets its people. */
export async function originalOf(file: string, originals: string): Promise<Buffer> {
  const data = await readFile(join(originals, file))
  if (!isDrawing(file)) return data
  const text = composeScene(originals, file, data.toString('utf8'))
  checkColors(join(originals, file), text, await paletteOf(originals))
  return Buffer.from(text)
}

async function paletteOf(originals: string): Promise<string[]> {
  const groups: Record<string, string[]> = JSON.parse(await readFile(join(originals, 'palette.json'), 'utf8'))
  return Object.values(groups).flat()
}

function isDrawing(file: string): boolean {
  return /\.svg$/i.test(file)
}

function manifest(pictures: Record<string, PictureFile>): string {
  return `// Written by scripts/build/pictures.ts from the originals in images/. Do not edit.

/** One picture as the site serves it: its size as drawn, and its file for browsers that know none of the better sources. */
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
