import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { filesUnder } from '@/scripts/build/files'

/** Removes files only the framework's own links would fetch; this site's links are plain anchors. */
export async function removeRouterFiles(folder = 'out'): Promise<string> {
  const files = (await filesUnder(folder)).filter((file) =>
    /(^|\/)(__next\.[^/]*|index|404|_not-found)\.txt$/.test(file),
  )
  await Promise.all(files.map((file) => rm(join(folder, file))))
  return `${files.length} removed`
}
