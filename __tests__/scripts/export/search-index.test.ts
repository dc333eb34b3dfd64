/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import { parentOf, routeFor, routes } from '@/content/routes'
import type { SiteIndex, SynonymGroup } from '@/content/types'
import { indexAddress } from '@/lib/search/site-search'
import { writeIfChanged } from '@/scripts/build/files'
import { writeSiteIndex } from '@/scripts/export/search-index'

const pageOf = (path: string) =>
  `<main><h1>Page ${path}</h1><h2 id="part">Part</h2><p>About ${path}.</p><h2 id="call-prompt">Call us about ${path}</h2></main>`

/** The index of an export in which every page looks the same but for its path. */
async function indexWith(groups: readonly SynonymGroup[], pages: Readonly<Record<string, string>> = {}) {
  const folder = await temporaryFolder()
  for (const { path } of routes) {
    await writeIfChanged(join(folder, path, 'index.html'), pages[path] ?? pageOf(path))
  }
  await writeSiteIndex(folder, groups)
  return JSON.parse(await readFile(join(folder, indexAddress), 'utf8')) as SiteIndex
}

test('every page but the one that searches is in the index, with its language, named like its breadcrumb', async () => {
  const { pages } = await indexWith([])
  expect(pages.map(({ path, name, language }) => ({ path, name, language }))).toEqual(
    routes
      .filter(({ path }) => path !== '/search')
      .map(({ path, name, language }) => {
        const above = parentOf(path)
        return { path, name: above ? `${routeFor(above).name}: ${name}` : name, language }
      }),
  )
})

test('what stands at the end of every page is read once, and so is what two pages say in the same words', async () => {
  const same = '<main><h1>Same</h1><p>Words.</p></main>'
  const { pages } = await indexWith([], { '/about': same, '/history': same })
  const headings = pages.flatMap(({ passages }) => passages.map(({ heading }) => heading))
  expect(headings.filter((heading) => heading.startsWith('Call'))).toHaveLength(1)
  expect(headings.filter((heading) => heading === 'Same')).toHaveLength(1)
})

test('the words of a group stand at every place it leads to', async () => {
  const { pages } = await indexWith([
    { words: 'bath shower', leadsTo: ['/homecare#part', '/spad'] },
    { words: 'nurse', leadsTo: ['/spad'] },
  ])
  const at = (path: string) => pages.find((page) => page.path === path)?.passages.map(({ synonyms }) => synonyms)
  expect(at('/homecare')).toEqual([undefined, 'bath shower'])
  expect(at('/spad')?.[0]).toBe('bath shower nurse')
})

test('words that lead to no place stop the build with file, entry and cure, all at once; so does a page without a heading', async () => {
  const groups: readonly SynonymGroup[] = [
    { words: 'bath shower', leadsTo: ['/homecare#gone'] },
    { words: 'ride', leadsTo: ['/spad#part', '/spad#away'] },
  ]
  const at = 'content/synonyms.ts, synonyms'
  await expect(indexWith(groups)).rejects.toThrow(
    `${at} 'bath', field leadsTo: nothing is called /homecare#gone. Write one of #part, or the page alone.\n` +
      `${at} 'ride', field leadsTo: nothing is called /spad#away. Write one of #part, or the page alone.`,
  )
  await expect(indexWith([], { '/about': '<main><p>Words</p></main>' })).rejects.toThrow(/about.*expected a heading/)
})
