import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inTurn } from '@/__tests__/in-turn'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import { routes } from '@/content/routes'
import { synonyms } from '@/content/synonyms'
import { hrefTo } from '@/lib/links/href'
import { indexAddress, smallWords } from '@/lib/search/site-index'
import { type Search, searchIn } from '@/lib/search/site-search'
import { writeIfChanged } from '@/scripts/build/files'
import { writeSiteIndex } from '@/scripts/export/search-index'
import { renderedPages } from './rendered-pages'

let search: Search

beforeAll(async () => {
  const folder = await temporaryFolder()
  for (const [path, main] of await renderedPages()) {
    await writeIfChanged(join(folder, path, 'index.html'), main.outerHTML)
  }
  await writeSiteIndex(folder)
  search = await searchIn(JSON.parse(await readFile(join(folder, indexAddress), 'utf8')))
}, 90_000)

test('every word is in small letters, in one group alone, and leads somewhere', () => {
  const all = synonyms.flatMap(({ words }) => words.split(' '))
  expect(all.filter((word, index) => !/^[a-z]+$/.test(word) || all.indexOf(word) !== index)).toEqual([])
  expect(synonyms.filter(({ leadsTo }) => leadsTo.length === 0)).toEqual([])
})

test('every word of every group finds a page that the group leads to', () => {
  const lost = synonyms.flatMap(({ words, leadsTo }) => {
    const pages = leadsTo.map((place) => hrefTo(place).replace(/#.*/, ''))
    const isFound = (word: string) => search(word).found.some(({ href }) => pages.includes(href.replace(/#.*/, '')))
    return words.split(' ').filter((word) => !isFound(word))
  })
  expect(lost).toEqual([])
})

test('no word is so small that it is not looked for', () => {
  expect(synonyms.flatMap(({ words }) => words.split(' ')).filter((word) => smallWords.includes(word))).toEqual([])
})

test(
  'someone who types a word of the field is not left alone',
  inTurn(['respite', 'bath', 'ride', 'lunch', 'caregiver'], (word) => {
    expect(search(word).found.length).toBeGreaterThan(0)
  }),
)

test(
  'every page is found by its own name',
  inTurn(
    routes.filter(({ path }) => path !== '/search'),
    ({ path, name }) => {
      const query = path.endsWith('/get-started') ? `${path.split('/')[1]} ${name}` : name
      expect(search(query).found.map(({ href }) => href.replace(/#.*/, ''))).toContain(hrefTo(path))
    },
  ),
)
