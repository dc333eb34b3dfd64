/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesUnder, writeIfChanged } from '@/scripts/build/files'
import { removeRouterFiles, withoutPageData, writePageData } from '@/scripts/export/page-data'
import { temporaryFolder } from '../temporary-folder'

const pieces = [
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"0:[\\"$\\",\\"p\\"]\\n"])</script>',
  '<script>self.__next_f.push([1,"1:{\\"u003c/script\\":\\"])\\"}"])</script>',
]

test('the data of a page leaves it whole and in order', () => {
  const { html, data } = withoutPageData(`<body><p>Words</p>${pieces.join('')}<script>1</script></body>`, 'out/a.html')
  expect(html).toBe('<body><p>Words</p><script>1</script></body>')
  const self: { __next_f?: unknown[] } = {}
  for (const script of pieces) new Function('self', script.replace(/<\/?script>/g, ''))(self)
  expect(JSON.parse(data)).toEqual(self.__next_f)
})

test('a page without data stops the build, because the framework must have changed', () => {
  expect(() => withoutPageData('<body></body>', 'out/a.html')).toThrow(/out\/a\.html has no page data/)
})

test('data stands under an address that changes with it', async () => {
  const folder = await temporaryFolder()
  const address = await writePageData(folder, '[[0],[1,"one"]]')
  expect(await readFile(join(folder, address), 'utf8')).toBe('[[0],[1,"one"]]')
  expect(await writePageData(folder, '[[0],[1,"two"]]')).not.toBe(address)
  expect(address).toMatch(/^\/_next\/static\//)
})

test('only files for links of the framework are removed', async () => {
  const folder = await temporaryFolder()
  const router = ['index.txt', 'homecare/index.txt', 'homecare/__next._tree.txt', '404.txt']
  const kept = ['robots.txt', 'homecare/index.html']
  await Promise.all([...router, ...kept].map((file) => writeIfChanged(join(folder, file), '')))
  await removeRouterFiles(folder)
  expect(await filesUnder(folder)).toEqual(kept.toSorted())
})
