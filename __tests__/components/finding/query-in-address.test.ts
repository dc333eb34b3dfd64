/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { queryIn, queryStringFor, wordsOfMissingPage } from '@/components/finding/query-in-address'

test(
  'what is written into the address is read from it',
  inTurn(['lunch', 'a & b = c', '50% off', 'café “noon”', '<script>alert(1)</script>'], (query) => {
    expect(queryIn(queryStringFor(query))).toBe(query)
  }),
)

test(
  'an address without a question looks for nothing',
  inTurn(['', '?', '?q=', '?q=%20%20', '?what=lunch'], (search) => {
    expect(queryIn(search)).toBe('')
  }),
)

test('a broken percent escape in the URL is no error', () => {
  expect(queryIn('?q=%E0%A4%A')).not.toContain('%E0')
})

test('ten thousand letters are cut in both directions', () => {
  const letters = 'a'.repeat(10_000)
  expect(queryIn(`?q=${letters}`).length).toBeLessThan(200)
  expect(queryStringFor(letters).length).toBeLessThan(200)
})

const site = 'https://www.example.org'
const wordsAfter = (referrer: string) => wordsOfMissingPage(referrer, site, ['/', '/homecare', '/spad/get-started'])

test(
  'someone who comes from a page that isn’t there looks for the words of its address',
  inTurn(
    [
      ['/meal-delivery', 'meal delivery'],
      ['/programs/Adult_Day%20Care.html', 'programs Adult Day Care'],
      ['/caf%C3%A9/', 'café'],
      ['/half%E0%A4', 'half E0 A4'],
    ],
    (path, words) => {
      expect(wordsAfter(`${site}${path}`)).toBe(words)
    },
  ),
)

test(
  'someone who comes from a page that is there looks for nothing yet',
  inTurn(
    [
      ['a page of this site', `${site}/homecare/`],
      ['a page with a question behind it', `${site}/spad/get-started/?about=Email`],
      ['Home', `${site}/`],
      ['another site', 'https://www.example.com/meal-delivery'],
      ['a site whose name begins like ours', 'https://www.example.org.example.com/meal-delivery'],
      ['nowhere', ''],
    ],
    (_, referrer) => {
      expect(wordsAfter(referrer)).toBe('')
    },
  ),
)
