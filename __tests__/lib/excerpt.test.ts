/** @jest-environment node */
import { excerptOf, wordsIn } from '@/lib/search/excerpt'

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
