import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Folder inside the enquiries where messages are put together. */
export const incomingName = '.incoming'

/** In milliseconds; longer than any message may take to arrive. */
const abandonedAfter = 60 * 60 * 1000

/**
 * Removes what a killed server left half-received. Anything of another server that's still running (names start with
 * the process id) stays, unless it hasn't been touched for an hour. In a container every server has the same id, so
 * anything with our own comes from the one before. Returns how many were removed.
 */
export async function sweepLeftovers(folder: string): Promise<number> {
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
