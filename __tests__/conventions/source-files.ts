import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the project: path from its root with forward slashes, and what it says. */
export type SourceFile = { path: string; text: string }

/** The rooms of the house that hold hand-written code and styles. */
const rooms = ['app', 'components', 'content', 'scripts', 'server', 'styles', 'e2e', '__tests__']

/** Every hand-written file of the given rooms, or of all, with one of the endings. */
export function sourceFiles(endings: readonly string[], within: readonly string[] = rooms): SourceFile[] {
  return within
    .flatMap(filesIn)
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Paths of all files in a folder and the folders in it; none when it is not there. */
export function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
      .sort()
  } catch {
    return []
  }
}

/** One import: what is imported, as a path from the root when it is ours, and whether only its types are. */
export type Import = { from: string; target: string; isTypeOnly: boolean }

/** Every static and dynamic import of a TypeScript file. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const statics = [...text.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?'([^']+)'/gm)]
  const dynamics = [...text.matchAll(/\bimport\('([^']+)'\)/g)]
  return [
    ...statics.map((found) => ({ isTypeOnly: Boolean(found[1]), specifier: found[2] ?? '' })),
    ...dynamics.map((found) => ({ isTypeOnly: false, specifier: found[1] ?? '' })),
  ].map(({ isTypeOnly, specifier }) => ({ from: path, target: targetOf(path, specifier), isTypeOnly }))
}

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2)
  return specifier.startsWith('.') ? join(path, '..', specifier).replaceAll('\\', '/') : specifier
}
