import { filesUnder } from '../build/files'

/** A file of content/ and everything it exports. */
export type ContentModule = { file: string; exports: Readonly<Record<string, unknown>> }

/** One object or single value somewhere in content, and the way to it. */
export type Entry = {
  file: string
  /** For example `programs[2] 'mow'`: where it stands, and its own name when it has one. */
  entry: string
  /** Field inside the entry, empty for the entry itself. */
  field: string
  value: unknown
}

/** Fields that tell a reader which entry is meant, best first. */
const naming = ['id', 'path', 'name', 'title', 'question', 'heading', 'text', 'label'] as const

/** Loads every module of content/ except the shapes in types.ts. */
export async function loadContent(): Promise<ContentModule[]> {
  const files = (await filesUnder('content')).filter((file) => file.endsWith('.ts') && file !== 'types.ts')
  return Promise.all(
    files.map(async (file) => ({
      file: `content/${file}`,
      exports: (await import(`../../content/${file}`)) as Record<string, unknown>,
    })),
  )
}

/** Every object and every single value of the modules, in the order in which they are written. */
export function* entriesOf(modules: readonly ContentModule[]): Generator<Entry> {
  for (const { file, exports } of modules) {
    for (const [name, value] of Object.entries(exports)) yield* walk(value, { file, entry: name, field: '' })
  }
}

function* walk(value: unknown, at: Omit<Entry, 'value'>, path = at.entry): Generator<Entry> {
  if (typeof value === 'function') return
  yield { ...at, value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`
    const isOwnEntry = typeof inner === 'object' && inner !== null
    yield* isOwnEntry
      ? walk(inner, { file: at.file, entry: named(innerPath, inner), field: '' }, innerPath)
      : walk(inner, { file: at.file, entry: at.entry, field: Array.isArray(value) ? `[${key}]` : key })
  }
}

function named(path: string, entry: object): string {
  const values = entry as Record<string, unknown>
  const key = naming.find((candidate) => typeof values[candidate] === 'string' && values[candidate] !== '')
  return key ? `${path} '${values[key]}'` : path
}

/** The entries that are objects, not lists. */
export function* objectsOf(modules: readonly ContentModule[]): Generator<Entry & { value: Record<string, unknown> }> {
  for (const entry of entriesOf(modules)) {
    if (typeof entry.value === 'object' && entry.value !== null && !Array.isArray(entry.value)) {
      yield entry as Entry & { value: Record<string, unknown> }
    }
  }
}
