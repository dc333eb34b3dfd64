import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { step, whenStartedAlone } from '../../console/step'
import { historicalImages } from '../../content/history'
import { sections } from '../../content/programs/homecare'
import { contentHash, filesUnder } from '../build/files'
import { type ContentModule, loadContent, objectsOf } from './content-entries'

/** Drawings as last seen in images/, and the words that describe them, by the name content uses. */
export type Drawings = Readonly<Record<string, { hash: string; alt: string }>>

/** A picture in images/. */
export type PictureFile = { file: string; hash: string }

/** Drawings that stand in for a photograph or one of the owner's official marks. */
export const standIns: ReadonlySet<string> = new Set([
  ...historicalImages.map(({ fullImage }) => fullImage.picture),
  sections.roots.mark.picture,
])

/** What each drawing shows: whoever replaces one with a photograph has to describe it again. */
const record = 'images/drawings.json'

export async function readDrawings(): Promise<Drawings> {
  return JSON.parse(await readFile(record, 'utf8'))
}

/** The pictures in images/, by the names content uses. */
export async function pictureFiles(folder = 'images'): Promise<Map<string, PictureFile>> {
  const files = (await filesUnder(folder)).filter((file) => /\.(svg|png|jpe?g)$/i.test(file))
  const read = async (file: string): Promise<[string, PictureFile]> => {
    const hash = contentHash(await readFile(join(folder, file)))
    return [file.replace(/\.[^.]+$/, ''), { file: `${folder}/${file}`, hash }]
  }
  return new Map(await Promise.all(files.map(read)))
}

/** True for a drawing. If it isn't a stand-in, it may have been redrawn, so its extension decides. */
export function isDrawing(name: string, { file, hash }: PictureFile, drawings: Drawings): boolean {
  return hash === drawings[name]?.hash || (!standIns.has(name) && /\.svg$/i.test(file))
}

/** The record updated from content: drawings get their current words; entries replaced by a photograph stay as is. */
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

/** Keeps images/drawings.json up to date. `drawnAnew` lists stand-ins that have been redrawn. */
export async function recordDrawings(drawnAnew: readonly string[] = []): Promise<string> {
  const drawings = drawingsAfter(await readDrawings(), await loadContent(), await pictureFiles(), drawnAnew)
  await writeFile(record, `${JSON.stringify(drawings, null, 2)}\n`)
  return `${Object.keys(drawings).length} described`
}

whenStartedAlone('drawings.ts', () => step('drawings', () => recordDrawings(process.argv.slice(2))))
