import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Folder inside the enquiries in which messages are put together. */
export const incomingName = '.incoming'

/** Longer than any message may take to arrive. */
const abandonedAfter = 60 * 60 * 1000

/**
 * Removes what a killed server has left half received. What belongs to another server that is still running (its process
 * id begins the name) stays, unless it has not been touched for an hour. In a container every server has the same id, so
 * what carries our own comes from the one before. Returns how many were removed.
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
    // What `kill` throws is always an error of the system.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
