import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { filesUnder } from '@/scripts/build/files'

export type ContentModule = { file: string; exports: Readonly<Record<string, unknown>> }

/** One object or single value somewhere in content, and the path to it. */
export type Entry = {
  file: string
  /** For example `historicalImages[2] '1966-meals'`: where it is, and its own name if it has one. */
  entry: string
  /** Field inside the entry; empty for the entry itself. */
  field: string
  value: unknown
}

/** Fields that tell a reader which entry we mean, best first. */
const naming = ['id', 'slug', 'path', 'name', 'title', 'question', 'heading', 'text', 'label'] as const

/** Files that list what others write come last: so a thing is reported where it is written. */
const lists = ['navigation.ts', 'programs.ts', 'routes.ts']

export async function loadFacts(): Promise<ContentModule[]> {
  const files = await filesUnder('content/facts')
  return Promise.all(
    files.map(async (name) => {
      const file = `content/facts/${name}`
      return { file, exports: { [basename(name, '.json')]: JSON.parse(await readFile(file, 'utf8')) } }
    }),
  )
}

export async function loadContent(): Promise<ContentModule[]> {
  const files = (await filesUnder('content')).filter((file) => /^(?!schemas\/|types).*\.ts$/.test(file))
  const pages = files.filter((file) => file.startsWith('pages/'))
  const others = files.filter((file) => ![...pages, ...lists].includes(file))
  const modules = [...others, ...pages, ...lists].map(async (file) => ({
    file: `content/${file}`,
    exports: await import(`../../content/${file}`),
  }))
  return [...(await loadFacts()), ...(await Promise.all(modules))]
}

/** Every object and single value in the modules, in the order they're written, each object once. */
export function* entriesOf(modules: readonly ContentModule[]): Generator<Entry> {
  const seen = new WeakSet<object>()
  for (const { file, exports } of modules) {
    for (const [name, value] of Object.entries(exports)) yield* walk(value, { file, entry: name, field: '' }, seen)
  }
}

function* walk(value: unknown, at: Omit<Entry, 'value'>, seen: WeakSet<object>, path = at.entry): Generator<Entry> {
  if (typeof value === 'function') return
  if (typeof value !== 'object' || value === null) {
    yield { ...at, value }
    return
  }
  if (seen.has(value)) return
  seen.add(value)
  yield { ...at, value }
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`
    const isOwnEntry = typeof inner === 'object' && inner !== null
    yield* isOwnEntry
      ? walk(inner, { file: at.file, entry: named(innerPath, inner), field: '' }, seen, innerPath)
      : walk(inner, { file: at.file, entry: at.entry, field: Array.isArray(value) ? `[${key}]` : key }, seen)
  }
}

function named(path: string, entry: unknown): string {
  if (!isRecord(entry)) return path
  const key = naming.find((candidate) => typeof entry[candidate] === 'string' && entry[candidate] !== '')
  return key ? `${path} '${entry[key]}'` : path
}

/** True for an entry with fields, false for lists and single values. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
