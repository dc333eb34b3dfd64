/** @jest-environment node */

import { inTurn } from '@/__tests__/in-turn'
import type { Passage, SiteIndex } from '@/content/types'
import { indexAddress } from '@/lib/search/site-index'
import { fetchSearch, type Search, searchIn } from '@/lib/search/site-search'

const passage = (heading: string, text: string, more: Partial<Passage> = {}): Passage => ({
  hash: `#${heading.toLowerCase().replace(/\W+/g, '-')}`,
  heading,
  text,
  ...more,
})

const index: SiteIndex = {
  pages: [
    {
      path: '/homecare',
      name: 'Home Care',
      passages: [
        passage('Help at home', 'An aide can help with bathing.', { hash: '' }),
        passage('Personal care', 'Dressing and grooming.', { synonyms: 'shower hygiene' }),
        passage('What it costs', 'Call for the price of an hour.'),
      ],
    },
    {
      path: '/spad',
      name: 'Spend-A-Day',
      passages: [
        passage('Spend-A-Day', 'A day in good company.', { hash: '' }),
        passage('What it costs', 'Call for the price of a day, lunch included.'),
        passage('Who comes', 'Neighbors who like to eat in company, and a launch of a boat.'),
      ],
    },
    {
      path: '/es',
      name: 'Español',
      language: 'es',
      passages: [passage('Llámenos', 'Atendemos de lunes a viernes.', { hash: '#llamenos' })],
    },
    {
      path: '/history',
      name: 'History',
      passages: Array.from({ length: 30 }, (_, number) => passage(`Year ${number}`, 'A bazaar was held.')),
    },
  ],
}

let search: Search

beforeAll(async () => {
  search = await searchIn(index)
})

const hrefs = (query: string) => search(query).found.map(({ href }) => href)

test('a result leads to the very heading, and says on which page it is', () => {
  expect(search('lunch').found).toMatchObject([
    { href: '/spad/#what-it-costs', page: 'Spend-A-Day', heading: 'What it costs' },
  ])
})

test('a word leads to the places of its synonyms', () => {
  expect(hrefs('hygiene')).toEqual(['/homecare/#personal-care'])
})

test(
  'a part of a word, or a word misspelled, is enough',
  inTurn(
    [
      ['the beginning of a word', 'lunc'],
      ['a slip of the finger', 'lumch'],
      ['a letter too many', 'lunnch'],
      ['capitals', 'LUNCH'],
    ],
    (_, query) => {
      expect(hrefs(query)).toEqual(['/spad/#what-it-costs'])
    },
  ),
)

test('words without their accents are found, and a result in another language says so', () => {
  expect(search('llamenos').found).toMatchObject([{ href: '/es/#llamenos', language: 'es' }])
})

test('the beginning of a word is enough, however short', () => {
  expect(hrefs('groo')).toEqual(['/homecare/#personal-care'])
})

test('where a word stands as it was typed, nothing that only looks like it is found', () => {
  expect(hrefs('launch')).toEqual(['/spad/#who-comes'])
  expect(hrefs('lunch')).toEqual(['/spad/#what-it-costs'])
})

test('all words together count before any of them', () => {
  expect(hrefs('price lumch')).toEqual(['/spad/#what-it-costs'])
  expect(hrefs('price day')).toEqual(['/spad/#what-it-costs'])
  expect(hrefs('cost at Spend-A-Day')).toEqual(['/spad/#what-it-costs'])
})

test('where no passage has all of them, some of them are better than nothing', () => {
  expect(hrefs('lunch on the moon')).toEqual(['/spad/#what-it-costs'])
})

test('small words count only where there is nothing else', () => {
  expect(hrefs('what is the lunch like')).toEqual(['/spad/#what-it-costs'])
  expect(hrefs('who')).toContain('/spad/#who-comes')
})

test('one page does not fill the list, which says that there was more', () => {
  const { found, isCut } = search('bazaar')
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(5)
  expect(isCut).toBe(true)
  expect(search('lunch').isCut).toBe(false)
})

test('however much there is, the list stays short', async () => {
  const paths = ['/', '/homecare', '/spad', '/furniture', '/about', '/history', '/trustees', '/volunteer'] as const
  const parts = ['#a', '#b', '#c'].map((hash) => passage('Fair', 'Come.', { hash }))
  const many = await searchIn({ pages: paths.map((path) => ({ path, name: path, passages: parts })) })
  expect(many('fair').found.length).toBeLessThan(paths.length * parts.length)
  expect(many('fair').isCut).toBe(true)
})

test('two passages at the same place are one result', async () => {
  const twice = [passage('Fair', 'Come.', { hash: '#fair' }), passage('The fair', 'Come along.', { hash: '#fair' })]
  const same = await searchIn({ pages: [{ path: '/', name: 'Home', passages: twice }] })
  expect(same('fair').found).toHaveLength(1)
})

test(
  'what means nothing finds nothing, and that is no error',
  inTurn(
    [
      ['nothing', ''],
      ['blanks', '   '],
      ['punctuation', '?!… <>'],
      ['a script', '<script>document.title</script>'],
      ['ten thousand letters', 'q'.repeat(10_000)],
      ['ten thousand words', 'zz '.repeat(10_000)],
      ['what a program would understand', '$& __proto__ constructor'],
    ],
    (_, query) => {
      expect(search(query).found).toEqual([])
    },
  ),
)

describe('the index', () => {
  const realFetch = globalThis.fetch
  afterEach(() => {
    globalThis.fetch = realFetch
  })

  test('is asked for afresh, by its address alone', async () => {
    const fetched = jest.fn(async () => new Response(JSON.stringify(index)))
    globalThis.fetch = fetched as never
    expect((await fetchSearch())('lunch').found).toHaveLength(1)
    expect(fetched.mock.calls).toEqual([[indexAddress, { cache: 'no-cache' }]])
  })

  test.each([
    ['is not there', async () => new Response(JSON.stringify(index), { status: 404 })],
    ['is no index', async () => new Response('<!DOCTYPE html>')],
    ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that %s is an error that the page can tell of', async (_, answer) => {
    globalThis.fetch = answer as never
    await expect(fetchSearch()).rejects.toThrow()
  })
})
