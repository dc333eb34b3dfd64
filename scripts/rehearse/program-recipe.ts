import { Problem } from '../../console/step'

/** A file the recipe for a new program writes, or changes with a diff. */
export type RecipeFile = { path: string; isChange: boolean; text: string }

/** The recipe in CONTRIBUTING.md: the files it writes and changes, and the picture it asks for. */
export function programRecipe(guide: string): { files: RecipeFile[]; picture: string; slug: string } {
  const recipe = guide.split('## A new program, by example')[1]?.split('\n## ')[0] ?? ''
  const files = [...recipe.matchAll(/^`([^`]+)` [^`][\s\S]*?```(\w+)\n([\s\S]*?)```/gm)].map(
    ([, path = '', kind, text = '']) => ({ path, isChange: kind === 'diff', text }),
  )
  const picture = /^`(images\/[^`]+)`/m.exec(recipe)?.[1]
  const slug = /slug: '([^']+)'/.exec(recipe)?.[1]
  if (files.length === 0 || !picture || !slug) {
    throw new Problem('CONTRIBUTING.md: the example of a new program has no files, no picture, or no slug.')
  }
  return { files, picture, slug }
}

/** A file after a diff: one line is replaced, and lines added before it go at the top. `…` is whatever is there. */
export function changedBy(diff: string, text: string): string {
  const lines = diff.trim().split('\n')
  const removed = lines.find((line) => line.startsWith('-'))?.slice(1) ?? ''
  const added = lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1))
  const [before = '', after = ''] = removed.split('…')
  const line = text.split('\n').find((candidate) => candidate.startsWith(before) && candidate.endsWith(after))
  if (!line) throw new Problem(`CONTRIBUTING.md changes a line that is not there: ${removed}`)
  const kept = line.slice(before.length, line.length - after.length)
  const [replacement = '', ...atBeginning] = added.reverse()
  return [...atBeginning, text.replace(line, replacement.replace('…', kept))].join('\n')
}
