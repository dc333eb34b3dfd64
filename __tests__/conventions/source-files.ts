import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file in the project: its path from the root, with forward slashes, and its text. */
export type SourceFile = { path: string; text: string }

const rooms = ['app', 'components', 'content', 'lib', 'scripts', 'server', 'styles', 'e2e', '__tests__']

export function sourceFiles(endings: readonly string[], within: readonly string[] = rooms): SourceFile[] {
  return within
    .flatMap(filesIn)
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

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

/** Everything that a TypeScript file imports; what's ours as a path from the root. */
export function importsOf({ path, text }: SourceFile): string[] {
  const imports = text.matchAll(/^(?:import|export)\s(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm)
  return [...imports].map(([, fixed, later]) => targetOf(path, fixed ?? later ?? ''))
}

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2)
  return specifier.startsWith('.') ? join(path, '..', specifier).replaceAll('\\', '/') : specifier
}
