import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../../console/step'

/** A change that staff make in a file: the place, told by the names of fields, and what is written there instead. */
export type Change = { file: string; place: RegExp; words: string }

/** Makes the change in the copy of the site. Stops with the file and the cure when its place isn’t there. */
export async function changeFile(copy: string, { file, place, words }: Change): Promise<void> {
  const path = join(copy, file)
  const text = await readFile(path, 'utf8')
  if (!place.test(text)) {
    throw new Problem(
      `${file} has no place like ${place}. Look how that part of the file is written now, and correct the place in scripts/rehearse/.`,
    )
  }
  await writeFile(path, text.replace(place, words))
}

/** A text as part of a pattern. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
