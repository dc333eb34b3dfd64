import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { putFile } from './made-up'
import { changedBy, programRecipe } from './program-recipe'

/** Follows the recipe in CONTRIBUTING.md, under another name: the recipe itself must still work afterward. */
export async function addProgram(copy: string): Promise<void> {
  const guide = await readFile(join(copy, 'CONTRIBUTING.md'), 'utf8')
  const { slug } = programRecipe(guide)
  const title = slug.charAt(0).toUpperCase() + slug.slice(1)
  const { files, picture } = programRecipe(guide.replaceAll(slug, 'rehearsal').replaceAll(title, 'Rehearsal'))
  for (const { path, isChange, text } of files) {
    const before = isChange ? await readFile(join(copy, path), 'utf8') : ''
    await putFile(copy, path, isChange ? changedBy(text, before) : text.replace(/(description: ')/g, '$1Rehearsed. '))
  }
  const [drawing = ''] = (await readdir(join(copy, 'images/programs'))).filter((name) => name.endsWith('.svg'))
  await cp(join(copy, 'images/programs', drawing), join(copy, picture))
}
