/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import type { Passage, SiteIndex } from '@/content/types'
import { excerptOf, wordsIn } from '@/lib/search/excerpt'
import { fetchSearch, indexAddress, type Search, searchIn } from '@/lib/search/site-search'

const passage = (heading: string, text: string, more: Partial<Passage> = {}): Passage => ({
  hash: `#${heading.toLowerCase().replace(/\W+/g, '-')}`,
  heading,
  text,
  ...more,
})

const cost = 'What it costs'
const index: SiteIndex = {
  pages: [
    {
      ...{ path: '/homecare', name: 'Home Care' },
      passages: [
        passage('Help at home', 'An aide can help with bathing.', { hash: '' }),
        passage('Personal care', 'Dressing and grooming.', { synonyms: 'shower hygiene' }),
        passage(cost, 'Call for the price of an hour.'),
      ],
    },
    {
      ...{ path: '/spad', name: 'Spend-A-Day' },
      passages: [
        passage('Spend-A-Day', 'A day in good company.', { hash: '' }),
        passage(cost, 'Call for the price of a day, lunch included.'),
        passage('Who comes', 'Neighbors who like to eat in company, and a launch of a boat.'),
      ],
    },
    { path: '/es', name: 'Español', language: 'es', passages: [passage('Llamenos', 'Atendemos los días de lluvia.')] },
    {
      ...{ path: '/history', name: 'History' },
      passages: Array.from({ length: 30 }, (_, number) => passage(`Year ${number}`, 'A bazaar was held.')),
    },
  ],
}

let search: Search

beforeAll(async () => {
  search = await searchIn(index)
})

const hrefs = (query: string) => search(query).found.map(({ href }) => href)

test('a result leads to the very heading, and says on which page it is, and in which language', () => {
  expect(search('lunch').found).toMatchObject([
    { href: '/spad/#what-it-costs', page: 'Spend-A-Day', heading: 'What it costs' },
  ])
  expect(search('dias').found).toMatchObject([{ href: '/es/#llamenos', language: 'es' }])
})

test(
  'a query leads to the place that fits it best, and to that alone',
  inTurn(
    [
      ['a synonym', 'hygiene', '/homecare/#personal-care'],
      ['the beginning of a word', 'groo', '/homecare/#personal-care'],
      ['a slip of the finger', 'lumch', '/spad/#what-it-costs'],
      ['a letter too many', 'lunnch', '/spad/#what-it-costs'],
      ['capitals', 'LUNCH', '/spad/#what-it-costs'],
      ['a word like another', 'launch', '/spad/#who-comes'],
      ['all words before any of them', 'price day', '/spad/#what-it-costs'],
      ['all words, one misspelled', 'price lumch', '/spad/#what-it-costs'],
      ['the name of a page', 'cost at Spend-A-Day', '/spad/#what-it-costs'],
      ['some words if not all', 'lunch on the moon', '/spad/#what-it-costs'],
      ['no small words', 'what is the lunch like', '/spad/#what-it-costs'],
    ],
    (_, query, place) => {
      expect(hrefs(query)).toEqual([place])
    },
  ),
)

test('small words count where there is nothing else', () => {
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
      ...['', '   ', '?!… <>', '<script>document.title</script>', '$& __proto__ constructor'],
      ...['q'.repeat(10_000), 'zz '.repeat(10_000)],
    ],
    (query) => {
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

  test('that is not there, is none, or does not come is an error that the page can tell of', async () => {
    for (const answer of [new Response(JSON.stringify(index), { status: 404 }), new Response('<!DOCTYPE html>')]) {
      globalThis.fetch = (async () => answer) as never
      await expect(fetchSearch()).rejects.toThrow()
    }
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(fetchSearch()).rejects.toThrow()
  })
})

/** An excerpt as one line, with what was found in brackets. */
const shown = (text: string, ...words: string[]) =>
  excerptOf(text, words)
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('')

const long = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')

test('a short text is shown whole, with every word that was found, whatever its accents and capitals', () => {
  expect(shown('A bath, and Baths.', 'bath', 'baths')).toBe('A [bath], and [Baths].')
  expect(shown('Llámenos, por favor', 'llamenos')).toBe('[Llámenos], por favor')
})

test('a long text begins with the sentence in which the first word was found, and ends between words', () => {
  const text = shown(`${long}. Here comes lunch. ${long}`, 'lunch')
  expect(text).toMatch(/^… Here comes \[lunch\]\. word0 .*word\d+ …$/)
})

test('in a long sentence it begins a few words before', () => {
  expect(shown(`${long} lunch ${long}`, 'lunch')).toMatch(/^… word\d+ (word\d+ )+\[lunch\] /)
})

test('where nothing was found a text is shown from its beginning, and even a word without a blank is cut', () => {
  expect(shown(long, 'lunch')).toMatch(/^word0 word1 .* …$/)
  expect(shown('a'.repeat(10_000)).length).toBeLessThan(250)
  expect(excerptOf('', ['lunch'])).toEqual([])
})

test('an apostrophe does not part a word, however it is written', () => {
  expect(wordsIn("Alzheimer’s, don't, Spend-A-Day")).toEqual(['alzheimers', 'dont', 'spend', 'a', 'day'])
})
