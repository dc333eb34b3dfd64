/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inTurn } from '@/__tests__/in-turn'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import { routes } from '@/content/routes'
import { synonyms } from '@/content/synonyms'
import { hrefTo } from '@/lib/links/href'
import { indexAddress, type Search, searchIn, smallWords } from '@/lib/search/site-search'
import { writeIfChanged } from '@/scripts/build/files'
import { writeSiteIndex } from '@/scripts/export/search-index'
import { mainOf } from './pages'

let search: Search

beforeAll(async () => {
  const folder = await temporaryFolder()
  for (const { path } of routes) await writeIfChanged(join(folder, path, 'index.html'), await mainOf(path))
  await writeSiteIndex(folder)
  search = await searchIn(JSON.parse(await readFile(join(folder, indexAddress), 'utf8')))
})

const placesFor = (query: string) => search(query).found.map(({ href }) => href.replace(/#.*/, ''))

test('every word is in small letters, in one group alone, and not too small to be looked for', () => {
  const all = synonyms.flatMap(({ words }) => words.split(' '))
  const odd = (word: string, index: number) =>
    !/^[a-z]+$/.test(word) || all.indexOf(word) !== index || smallWords.includes(word)
  expect(all.filter(odd)).toEqual([])
})

test(
  'every word of every group finds a page that the group leads to',
  inTurn(synonyms, ({ words, leadsTo }) => {
    const pages = leadsTo.map((place) => hrefTo(place).replace(/#.*/, ''))
    const isFound = (word: string) => placesFor(word).some((place) => pages.includes(place))
    expect(words.split(' ').filter((word) => !isFound(word))).toEqual([])
  }),
)

test(
  'every page is found by its own name',
  inTurn(
    routes.filter(({ path }) => path !== '/search'),
    ({ path, name }) => {
      const query = path.endsWith('/get-started') ? `${path.split('/')[1]} ${name}` : name
      expect(placesFor(query)).toContain(hrefTo(path))
    },
  ),
)
