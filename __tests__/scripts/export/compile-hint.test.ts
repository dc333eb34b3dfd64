/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'parse5'
import { compileHint } from '@/scripts/export/compile-hint'
import { lateScripts } from '@/scripts/export/late-scripts'
import { folderWithScripts, nextPage, transformed } from './pages'

test('a script that pages start with gets one hint, and one for what may never be opened none', async () => {
  const folder = await folderWithScripts()
  for (const file of ['out/a.html', 'out/b.html']) {
    const page = { file, folder, document: parse(nextPage()) }
    lateScripts.apply(page)
    await compileHint.apply(page)
  }
  const [first, dialog] = await Promise.all(
    ['first', 'dialog'].map((name) => readFile(join(folder, `_next/static/chunks/${name}.js`), 'utf8')),
  )
  expect([first, dialog]).toEqual(['//# allFunctionsCalledOnLoad\ngo()', 'go()'])
})

test('a page whose script isn’t in the export stops the build, and so do scripts that start by themselves', async () => {
  const missing = transformed(nextPage(), lateScripts, compileHint)
  await expect(missing).rejects.toThrow(/^out\/a\.html: expected its script .*\.js/)
  await expect(transformed(nextPage(), compileHint)).rejects.toThrow(/expected late scripts/)
})
