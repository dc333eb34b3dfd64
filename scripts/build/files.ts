import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

/** The first ten hex digits of the SHA-256 of the given parts: enough to name a file by its content. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 10)
}

/** Paths of all files under a folder, relative to it, with forward slashes, sorted. None if it's missing. */
export async function filesUnder(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Writes a file and the folders above it, whole or not at all; leaves it alone if nothing would change. */
export async function writeIfChanged(path: string, data: string | Uint8Array): Promise<void> {
  const wanted = Buffer.from(data)
  if (existsSync(path) && wanted.equals(await readFile(path))) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, wanted)
  await rename(`${path}.part`, path)
}

/** Removes every file under a folder that isn't in the list (relative paths with forward slashes). */
export async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  const stale = (await filesUnder(folder)).filter((file) => !wanted.has(file))
  await Promise.all(stale.map((file) => rm(join(folder, file))))
}
