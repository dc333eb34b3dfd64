import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a new file that only its owner can read, and returns when it is on the disk and not just on its way. */
export async function writeDurably(path: string, data: string | Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes the names in a folder as lasting as the files they name. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows has no handles on folders; its file system journals names by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Gives something its final name in one step: it is there whole, or it is not there. */
export async function publish(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncFolder(dirname(to))
}
