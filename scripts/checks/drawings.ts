import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { step, whenStartedAlone } from '../../console/step'
import { historicalImages } from '../../content/history'
import { sections } from '../../content/programs/homecare'
import { contentHash, filesUnder } from '../build/files'
import { type ContentModule, loadContent, objectsOf } from './content-entries'

/** A drawing as it was last seen in images/, and the words that describe it. By the name that content uses. */
export type Drawings = Readonly<Record<string, { hash: string; alt: string }>>

/** A picture in images/. */
export type PictureFile = { file: string; hash: string }

/** Drawings that hold the place of a photograph or an official mark of the owner. */
export const standIns: ReadonlySet<string> = new Set([
  ...historicalImages.map(({ fullImage }) => fullImage.picture),
  sections.roots.mark.picture,
])

/** What each drawing shows: whoever puts a photograph in its place has to say anew what is to be seen. */
const record = 'images/drawings.json'

export async function readDrawings(): Promise<Drawings> {
  return JSON.parse(await readFile(record, 'utf8'))
}

/** The pictures in images/, by the names that content uses. */
export async function pictureFiles(folder = 'images'): Promise<Map<string, PictureFile>> {
  const files = (await filesUnder(folder)).filter((file) => /\.(svg|png|jpe?g)$/i.test(file))
  const read = async (file: string): Promise<[string, PictureFile]> => {
    const hash = contentHash(await readFile(join(folder, file)))
    return [file.replace(/\.[^.]+$/, ''), { file: `${folder}/${file}`, hash }]
  }
  return new Map(await Promise.all(files.map(read)))
}

/** True for a drawing. One that is no stand-in may have been drawn anew, and is known by its ending. */
export function isDrawing(name: string, { file, hash }: PictureFile, drawings: Drawings): boolean {
  return hash === drawings[name]?.hash || (!standIns.has(name) && /\.svg$/i.test(file))
}

/** The record after a look at content: drawings follow their words; where a photograph came, all stays as it was. */
export function drawingsAfter(
  drawings: Drawings,
  modules: readonly ContentModule[],
  files: ReadonlyMap<string, PictureFile>,
  drawnAnew: readonly string[] = [],
): Drawings {
  const after = { ...drawings }
  for (const { value } of objectsOf(modules)) {
    const { picture, alt } = value
    if (typeof picture !== 'string' || typeof alt !== 'string' || alt === '') continue
    const file = files.get(picture)
    if (!file) continue
    if (drawnAnew.includes(picture) || isDrawing(picture, file, drawings)) after[picture] = { hash: file.hash, alt }
  }
  return Object.fromEntries(Object.entries(after).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Keeps images/drawings.json up to date. `drawnAnew` are stand-ins that have been drawn anew. */
export async function recordDrawings(drawnAnew: readonly string[] = []): Promise<string> {
  const drawings = drawingsAfter(await readDrawings(), await loadContent(), await pictureFiles(), drawnAnew)
  await writeFile(record, `${JSON.stringify(drawings, null, 2)}\n`)
  return `${Object.keys(drawings).length} described`
}

whenStartedAlone('drawings.ts', () => step('drawings', () => recordDrawings(process.argv.slice(2))))
