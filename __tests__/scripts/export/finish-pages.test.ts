/** @jest-environment node */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import { writeIfChanged } from '@/scripts/build/files'
import { finishPages } from '@/scripts/export/finish-pages'
import { lateOf } from '@/scripts/export/late-scripts'
import { folderWithScripts, nextPage, parts } from './pages'

/** The page as it is in the export when the build is done. */
async function finished(html: string): Promise<string> {
  const folder = await folderWithScripts()
  await writeIfChanged(join(folder, 'visit/index.html'), html)
  await finishPages(folder)
  return readFile(join(folder, 'visit/index.html'), 'utf8')
}

/** Everything but the policy and the parts that load late. */
const hydrated = (html: string) => /<ul.*<\/p>/.exec(html)?.[0]

afterEach(() => {
  delete process.env.PLAIN
})

test('a page starts its scripts late, gets its data from a file, and is otherwise what Next wrote', async () => {
  const words = `${parts.words}<p title="&quot;A&quot; &amp; B" style="--a:url(&quot;data:image/svg+xml,%3Csvg/%3E&quot;)"> spaced  <!--$--><!--/$--></p>`
  const html = await finished(nextPage({ words }))
  expect(lateOf(html)).toMatchObject({ scripts: { length: 2 }, data: expect.stringMatching(/\.json$/) })
  expect(hydrated(html)).toBe(hydrated(nextPage({ words })))
})

test('the policy allows every script of the finished page', async () => {
  const html = await finished(nextPage())
  const allowed = /script-src ([^;]*)/.exec(html)?.[1] ?? ''
  const scripts = [...html.matchAll(/<script( id="_R_")?>([^<]*)<\/script>/g)].map(([, , text = '']) => text)
  expect(scripts).not.toHaveLength(0)
  for (const text of scripts) expect(allowed).toContain(createHash('sha256').update(text).digest('base64'))
})

test('a plain build leaves pages as Next wrote them and adds only the policy', async () => {
  process.env.PLAIN = '1'
  const html = await finished(nextPage())
  expect(lateOf(html)).toBeUndefined()
  expect(html).toContain('http-equiv="Content-Security-Policy"')
  for (const part of [parts.async, parts.begin, parts.data, parts.words]) expect(html).toContain(part)
})

test('a page that a browser would parse differently stops the build, and so does a folder without pages', async () => {
  await expect(finished(nextPage({ words: '<pre>\n\nIndented</pre>' }))).rejects.toThrow(/exactly what was written/)
  await expect(finishPages(await temporaryFolder())).rejects.toThrow(/has no pages/)
})
