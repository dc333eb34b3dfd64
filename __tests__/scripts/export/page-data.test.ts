/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, serialize } from 'parse5'
import { inTurn } from '@/__tests__/in-turn'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import { lateOf, lateScripts } from '@/scripts/export/late-scripts'
import { pageData } from '@/scripts/export/page-data'
import { nextPage, parts, transformed } from './pages'

/** A page without its data, and the file the data is in. */
async function apart(html: string) {
  const page = { file: 'out/a.html', folder: await temporaryFolder(), document: parse(html) }
  lateScripts.apply(page)
  await pageData.apply(page)
  const written = serialize(page.document)
  const address = lateOf(written)?.data ?? ''
  return { html: written, address, data: JSON.parse(await readFile(join(page.folder, address), 'utf8')) }
}

test('a page’s data is moved out whole and in order, to an address that changes with it, where it is cached', async () => {
  const { html, address, data } = await apart(nextPage())
  const self: { __next_f?: unknown[] } = {}
  for (const script of [parts.begin, parts.data, parts.moreData]) {
    new Function('self', script.replace(/^<script>|<\/script>$/g, ''))(self)
  }
  expect(data).toEqual(self.__next_f)
  expect(html).not.toContain('__next_f.push')
  expect(html).toContain(parts.words)
  expect(address).toMatch(/^\/_next\/static\//)
  expect((await apart(nextPage({ data: parts.data.replace('p', 'q') }))).address).not.toBe(address)
})

test(
  'a page whose data isn’t as expected stops the build',
  inTurn(
    [
      { begin: '', data: '', moreData: '' },
      { begin: '' },
      { data: parts.begin },
      { moreData: '<script>self.__next_f.push([2,"form"])</script>' },
      { moreData: '<script>self.__next_f.push([1,{"a":1}])</script>' },
      { moreData: '<script>self.__next_f.push([1,"a"]);go()</script>' },
    ],
    async (changed) => {
      const work = transformed(nextPage(changed), lateScripts, pageData)
      await expect(work).rejects.toThrow(/^out\/a\.html: expected .*page data/)
    },
  ),
)

test('data needs late scripts to be fetched with', async () => {
  await expect(transformed(nextPage(), pageData)).rejects.toThrow(/expected late scripts/)
})
