import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../../console/step'

/** A change staff make in a file: the place, found by field names, and what goes there instead. */
export type Change = { file: string; place: RegExp; words: string }

/** Makes the change in the copy of the site. Throws, naming the file and the cure, if its place isn’t there. */
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

/** A text escaped for use in a pattern. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
