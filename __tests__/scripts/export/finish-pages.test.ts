/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inTurn } from '@/__tests__/in-turn'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import { filesUnder, writeIfChanged } from '@/scripts/build/files'
import { compileHint } from '@/scripts/export/compile-hint'
import { finishPages } from '@/scripts/export/finish-pages'
import { lateOf, lateScripts } from '@/scripts/export/late-scripts'
import { pageData, removeRouterFiles } from '@/scripts/export/page-data'
import { nextPage, parts, transformed } from './pages'

const chunk = '/_next/static/chunks'

/** The folder of an export with this page, and with its scripts and one for what may never be opened, when the build is done. */
async function finished(...pages: string[]) {
  const folder = await temporaryFolder()
  for (const name of ['first', 'last', 'dialog']) await writeIfChanged(join(folder, `${chunk}/${name}.js`), 'go()')
  for (const [index, html] of pages.entries()) await writeIfChanged(join(folder, `${index}/index.html`), html)
  await finishPages(folder)
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const html = await read('0/index.html')
  return { html, read, late: lateOf(html) }
}

afterEach(() => {
  delete process.env.PLAIN
})

test('a page starts its scripts late, gets its data whole from a file, and is otherwise what Next wrote', async () => {
  const words = `${parts.words}<p title="&quot;A&quot; &amp; B" style="--a:url(&quot;data:image/svg+xml,%3Csvg/%3E&quot;)"> spaced  <!--$--><!--/$--></p>`
  const { html, read, late } = await finished(nextPage({ words }))
  expect(late?.scripts).toEqual([`${chunk}/first.js`, `${chunk}/last.js`])
  expect(html).not.toMatch(/<script[^>]*\basync|as="script"|__next_f\.push/)
  expect(html).toMatch(/<script src="[^"]*old\.js" nomodule="">/)
  for (const kept of [words, parts.facts, parts.chunks]) expect(html).toContain(kept)
  const self: { __next_f?: unknown[] } = {}
  for (const script of [parts.begin, parts.data, parts.moreData]) {
    new Function('self', script.replace(/^<script>|<\/script>$/g, ''))(self)
  }
  expect(JSON.parse(await read(late?.data ?? ''))).toEqual(self.__next_f)
})

test('the address of a page’s data changes with it, where it is cached', async () => {
  const other = await finished(nextPage({ data: parts.data.replace('p', 'q') }))
  expect(other.late?.data).toMatch(/^\/_next\/static\//)
  expect((await finished(nextPage())).late?.data).not.toBe(other.late?.data)
})

test('a script that pages start with gets one hint, and one for what may never be opened none', async () => {
  const { read } = await finished(nextPage(), nextPage())
  const scripts = await Promise.all(['first', 'dialog'].map((name) => read(`${chunk}/${name}.js`)))
  expect(scripts).toEqual(['//# allFunctionsCalledOnLoad\ngo()', 'go()'])
})

test('a plain build leaves pages as Next wrote them and adds only the policy', async () => {
  process.env.PLAIN = '1'
  const { html, late } = await finished(nextPage())
  expect(late).toBeUndefined()
  expect(html).toContain('http-equiv="Content-Security-Policy"')
  for (const part of [parts.async, parts.begin, parts.data, parts.words]) expect(html).toContain(part)
})

test(
  'a page that isn’t as Next writes it stops the build',
  inTurn(
    [
      [{ async: '', last: '', preload: '' }, 'async scripts'],
      [{ last: `<script src="${chunk}/last.js" defer=""></script>` }, 'in another way'],
      [{ last: `<script src="${chunk}/last.js" type="module"></script>` }, 'in another way'],
      [{ async: `<script src="${chunk}/first.js" async="" integrity="sha256-x"></script>` }, 'in another way'],
      [{ async: `${parts.async}<script src="/first.js" async=""></script>` }, 'in another way'],
      [{ chunks: '<script>self.__next_start()</script>' }, 'in another way'],
      [{ preload: '<link rel="preload" as="script" href="/other.js"/>' }, 'preloads'],
      [{ preload: '<link rel="modulepreload" href="/other.js"/>' }, 'preloads'],
      [{ menu: '<ul></ul>' }, 'data-scripted'],
      [{ rules: '' }, '<noscript>'],
      [{ rules: parts.rules.repeat(2) }, '<noscript>'],
      [{ begin: '', data: '', moreData: '' }, 'page data'],
      [{ begin: '' }, 'page data'],
      [{ data: parts.begin }, 'page data'],
      [{ moreData: '<script>self.__next_f.push([2,"form"])</script>' }, 'page data'],
      [{ moreData: '<script>self.__next_f.push([1,{"a":1}])</script>' }, 'page data'],
      [{ moreData: '<script>self.__next_f.push([1,"a"]);go()</script>' }, 'page data'],
    ],
    async (changed, expectation) => {
      const work = transformed(nextPage(changed), lateScripts, pageData)
      await expect(work).rejects.toThrow(new RegExp(`^out/a\\.html: expected.*${expectation}`, 's'))
    },
  ),
)

test('so does one that is finished already, that a browser would parse differently, whose script is missing, and none', async () => {
  await expect(transformed(nextPage(), lateScripts, lateScripts)).rejects.toThrow(/starts from fresh pages/)
  await expect(finished(nextPage({ words: '<pre>\n\nIndented</pre>' }))).rejects.toThrow(/exactly what was written/)
  const missing = transformed(nextPage(), lateScripts, compileHint)
  await expect(missing).rejects.toThrow(/^out\/a\.html: expected its script .*\.js/)
  await expect(finishPages(await temporaryFolder())).rejects.toThrow(/has no pages/)
})

test('only files for the framework’s own links are removed', async () => {
  const folder = await temporaryFolder()
  const router = ['index.txt', 'homecare/index.txt', 'homecare/__next._tree.txt', '404.txt']
  const kept = ['robots.txt', 'homecare/index.html']
  await Promise.all([...router, ...kept].map((file) => writeIfChanged(`${folder}/${file}`, '')))
  await removeRouterFiles(folder)
  expect(await filesUnder(folder)).toEqual(kept.toSorted())
})
