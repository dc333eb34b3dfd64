import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

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
