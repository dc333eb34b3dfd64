import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file in the project: its path from the root, with forward slashes, and its text. */
export type SourceFile = { path: string; text: string }

/** The folders with handwritten code and styles. */
const rooms = ['app', 'components', 'content', 'lib', 'scripts', 'server', 'styles', 'e2e', '__tests__']

/** Every handwritten file with one of these extensions, in the given rooms or in all. */
export function sourceFiles(endings: readonly string[], within: readonly string[] = rooms): SourceFile[] {
  return within
    .flatMap(filesIn)
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Paths of all files in a folder and its subfolders; none if it isn't there. */
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

/** One import: what's imported, as a path from the root if it's ours, and whether it's types only. */
export type Import = { from: string; target: string; isTypeOnly: boolean }

/** Every static and dynamic import in a TypeScript file. */
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
