import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../../console/step'
import { contentHash, filesUnder, writeIfChanged } from '../build/files'

/** Where the data of pages stands: a folder that hosts let browsers keep for a year, because names go by content. */
const place = '/_next/static/data'

/** What React wakes a page up with, in pieces as Next writes them: small scripts at the end of the body. */
const piece = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*?\])\)<\/script>/g

/** A page without its data, and the data as JSON: the list that Next looks for in `self.__next_f`. */
export function withoutPageData(html: string, file: string): { html: string; data: string } {
  const pieces = [...html.matchAll(piece)].map(([, list = '']) => JSON.parse(list) as unknown)
  if (pieces.length < 2) throw new Problem(`${file} has no page data. Has Next changed how it writes it?`)
  return { html: html.replace(piece, ''), data: JSON.stringify(pieces) }
}

/** Writes the data of a page into the export; answers with its address. */
export async function writePageData(folder: string, data: string): Promise<string> {
  const address = `${place}/${contentHash(data)}.json`
  await writeIfChanged(join(folder, address), data)
  return address
}

/** Removes what only Next's own links would fetch; links of this site are plain anchors. */
export async function removeRouterFiles(folder: string): Promise<void> {
  const router = (await filesUnder(folder)).filter((file) =>
    /(^|\/)(__next\.[^/]*|index|404|_not-found)\.txt$/.test(file),
  )
  await Promise.all(router.map((file) => rm(join(folder, file))))
}
