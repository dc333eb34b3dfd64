/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { queryIn, queryStringFor, wordsOfMissingPage } from '@/components/finding/query-in-address'

test(
  'what is written into the address is read from it, and nothing else',
  inTurn(['lunch', 'a & b = c', '50% off', 'café “noon”', '<script>alert(1)</script>'], (query) => {
    expect(queryIn(queryStringFor(query))).toBe(query)
    expect(['', '?', '?q=', '?q=%20%20', '?what=lunch'].map(queryIn).join('')).toBe('')
  }),
)

test('a broken percent escape in the URL is no error, and ten thousand letters are cut in both directions', () => {
  expect(queryIn('?q=%E0%A4%A')).not.toContain('%E0')
  const letters = 'a'.repeat(10_000)
  expect(queryIn(`?q=${letters}`).length).toBeLessThan(200)
  expect(queryStringFor(letters).length).toBeLessThan(200)
})

const site = 'https://www.example.org'

test(
  'someone who comes from a page that isn’t there looks for the words of its address, anyone else for nothing yet',
  inTurn(
    [
      [`${site}/meal-delivery`, 'meal delivery'],
      [`${site}/programs/Adult_Day%20Care.html`, 'programs Adult Day Care'],
      [`${site}/caf%C3%A9/`, 'café'],
      [`${site}/half%E0%A4`, 'half E0 A4'],
      [`${site}/`, ''],
      [`${site}/homecare/`, ''],
      [`${site}/spad/get-started/?about=Email`, ''],
      ['https://www.example.com/meal-delivery', ''],
      ['https://www.example.org.example.com/meal-delivery', ''],
      ['', ''],
    ],
    (referrer, words) => {
      expect(wordsOfMissingPage(referrer, site, ['/', '/homecare', '/spad/get-started'])).toBe(words)
    },
  ),
)
