/** @jest-environment node */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'parse5'
import { inTurn } from '@/__tests__/in-turn'
import { compileHint } from '@/scripts/export/compile-hint'
import { lateScripts } from '@/scripts/export/late-scripts'
import { folderWithScripts, nextPage, transformed } from './pages'

/** A script of an export after two pages that start with the same ones were worked on. */
async function afterTwoPages(name: string): Promise<string> {
  const folder = await folderWithScripts()
  for (const file of ['out/a.html', 'out/b.html']) {
    const page = { file, folder, document: parse(nextPage()) }
    lateScripts.apply(page)
    await compileHint.apply(page)
  }
  return readFile(join(folder, '_next/static/chunks', name), 'utf8')
}

test(
  'a script pages start with begins with one hint and is otherwise the same',
  inTurn(['first.js', 'last.js'], async (name) => {
    expect(await afterTwoPages(name)).toBe('//# allFunctionsCalledOnLoad\ngo()')
  }),
)

test('a script for what may never be opened has no hint', async () => {
  expect(await afterTwoPages('dialog.js')).toBe('go()')
})

test('a page whose script isn’t in the export stops the build', async () => {
  const work = transformed(nextPage(), lateScripts, compileHint)
  await expect(work).rejects.toThrow(/^out\/a\.html: expected its script .*\.js/)
})

test('scripts that start by themselves stop the build', async () => {
  await expect(transformed(nextPage(), compileHint)).rejects.toThrow(/expected late scripts/)
})
