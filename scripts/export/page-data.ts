import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { contentHash, filesUnder, writeIfChanged } from '@/scripts/build/files'
import { partsOf } from './late-scripts'
import { elements, expectNone, expectOf, type Page, remove, setText, textOf } from './page'

/** Where page data goes: a folder that hosts let browsers cache for a year, because files are named by content. */
const place = '/_next/static/data'

/** How Next writes the data: small scripts that add to a list; the first one creates it. */
const begin = '(self.__next_f=self.__next_f||[]).push('
const goOn = 'self.__next_f.push('

/**
 * Moves the data React hydrates a page with (the page once more, and its styles twice) into a file fetched along with
 * the late scripts. It's more than half of the HTML.
 */
export const pageData = { name: 'page data', apply: movePageData }

async function movePageData(page: Page): Promise<void> {
  const scripts = elements(page, 'script').filter((script) => /^\(?self\.__next_f\b/.test(textOf(script)))
  const pieces = scripts.map((script, index) => pieceIn(textOf(script), index === 0 ? begin : goOn))
  const stranger = scripts.find((_, index) => !(index === 0 ? isBeginning : isText)(pieces[index]))
  expectOf(page, pieces.length > 1, 'expected page data in pieces, pushed to self.__next_f')
  expectNone(page, stranger, 'expected pieces of page data like [0] and [1, text]')
  const data = JSON.stringify(pieces)
  const address = `${place}/${contentHash(data)}.json`
  const { list, parts } = partsOf(page)
  setText(list, JSON.stringify({ ...parts, data: address }))
  for (const script of scripts) remove(script)
  await writeIfChanged(join(page.folder, address), data)
}

/** What a script adds to the list; undefined unless that's all it does. */
function pieceIn(script: string, beginning: string): unknown {
  if (!script.startsWith(beginning) || !script.endsWith(')')) return undefined
  try {
    return JSON.parse(script.slice(beginning.length, -1))
  } catch {
    return undefined
  }
}

const isBeginning = (piece: unknown) => JSON.stringify(piece) === '[0]'
const isText = (piece: unknown) =>
  Array.isArray(piece) && piece.length === 2 && piece[0] === 1 && typeof piece[1] === 'string'

/** Removes files only the framework's own links would fetch; this site's links are plain anchors. */
export async function removeRouterFiles(folder = 'out'): Promise<string> {
  const files = (await filesUnder(folder)).filter((file) =>
    /(^|\/)(__next\.[^/]*|index|404|_not-found)\.txt$/.test(file),
  )
  await Promise.all(files.map((file) => rm(join(folder, file))))
  return `${files.length} removed`
}
