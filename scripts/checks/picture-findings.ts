import { type ContentModule, isRecord, objectsOf } from './content-entries'
import { type Drawings, isDrawing, type PictureFile, standIns } from './drawings'
import type { Finding } from './findings'

type Seen = { drawings: Drawings; files: ReadonlyMap<string, PictureFile> }

/** Stand-ins still shown although nothing awaits confirmation, and words that describe a drawing since replaced. */
export function picturesToSupply(modules: readonly ContentModule[], { drawings, files }: Seen): Finding[] {
  const waiting = picturesThatWait(modules)
  const findings: Finding[] = []
  for (const { file, entry, value } of objectsOf(modules)) {
    const { picture, alt, name, imagePosition, image } = value
    if (typeof name === 'string' && name !== '' && imagePosition && !image) {
      const cure = 'Add an image line, as the top of the file shows; until then a leaf hangs in the frame.'
      findings.push({ file, entry, field: 'image', problem: 'there is no photograph.', cure, value: name })
    }
    const found = typeof picture === 'string' ? files.get(picture) : undefined
    if (typeof picture !== 'string' || !found || waiting.has(picture)) continue
    const isDrawn = isDrawing(picture, found, drawings)
    if (isDrawn && standIns.has(picture)) {
      const problem = `${found.file} is still the drawing that stands in.`
      const cure = 'Put the real picture there under the same name.'
      findings.push({ file, entry, field: 'picture', problem, cure, value: picture })
    } else if (!isDrawn && typeof alt === 'string' && alt === drawings[picture]?.alt) {
      const problem = `it still describes the drawing that ${found.file} has replaced.`
      const cure = 'Say what the new picture shows.'
      findings.push({ file, entry, field: 'alt', problem, cure, value: alt })
    }
  }
  return findings
}

/** Pictures of entries with `confirm`, which are already listed. */
function picturesThatWait(modules: readonly ContentModule[]): Set<unknown> {
  const waiting = [...objectsOf(modules)].filter(({ value }) => value.confirm)
  return new Set(
    waiting.flatMap(({ value }) => [value, ...Object.values(value)].map((part) => isRecord(part) && part.picture)),
  )
}
