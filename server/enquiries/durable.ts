import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a new file that only its owner can read, and returns once it's really on the disk. */
export async function writeDurably(path: string, data: string | Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes the file names in a folder as durable as the files themselves. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows can't open folders; its file system journals names on its own.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Gives something its final name in one step: it's all there, or not there at all. */
export async function publish(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncFolder(dirname(to))
}

/** Folder inside the enquiries where messages are put together. */
export const incomingName = '.incoming'

/** In milliseconds; longer than any message may take to arrive. */
const abandonedAfter = 60 * 60 * 1000

/**
 * Removes what a killed server left half-received. Anything of another server that's still running (names start with
 * the process id) stays, unless it hasn't been touched for an hour. In a container every server has the same id, so
 * anything with our own comes from the one before. Returns how many were removed.
 */
export async function removeAbandoned(folder: string): Promise<number> {
  const incoming = join(folder, incomingName)
  const names = await readdir(incoming).catch(() => [])
  let removed = 0
  for (const name of names) {
    const path = join(incoming, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }))
    if (isRunning(Number.parseInt(name, 10)) && Date.now() - mtimeMs < abandonedAfter) continue
    await rm(path, { recursive: true, force: true })
    removed += 1
  }
  return removed
}

function isRunning(processId: number): boolean {
  if (!(processId > 0) || processId === process.pid) return false
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    // `kill` only ever throws system errors.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
