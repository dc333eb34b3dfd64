/** @jest-environment node */
import { excerptOf, wordsIn } from '@/lib/search/excerpt'

/** An excerpt as one line, with what was found in brackets. */
const shown = (text: string, ...words: string[]) =>
  excerptOf(text, words)
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('')

const long = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')

test('a short text is shown whole, with every word that was found', () => {
  expect(shown('A bath, and Baths.', 'bath', 'baths')).toBe('A [bath], and [Baths].')
})

test('words are compared without accents and capitals', () => {
  expect(shown('Llámenos, por favor', 'llamenos')).toBe('[Llámenos], por favor')
})

test('a long text begins with the sentence in which the first word was found, and ends between words', () => {
  const text = shown(`${long}. Here comes lunch. ${long}`, 'lunch')
  expect(text).toMatch(/^… Here comes \[lunch\]\. word0 .*word\d+ …$/)
})

test('in a long sentence it begins a few words before', () => {
  expect(shown(`${long} lunch ${long}`, 'lunch')).toMatch(/^… word\d+ (word\d+ )+\[lunch\] /)
})

test('a text in which nothing was found is shown from its beginning', () => {
  expect(shown(long, 'lunch')).toMatch(/^word0 word1 .* …$/)
})

test('no text is no excerpt', () => {
  expect(excerptOf('', ['lunch'])).toEqual([])
})

test('a word without a blank in it is cut all the same', () => {
  expect(shown('a'.repeat(10_000)).length).toBeLessThan(250)
})

test('an apostrophe does not part a word, however it is written', () => {
  expect(wordsIn("Alzheimer’s, don't, Spend-A-Day")).toEqual(['alzheimers', 'dont', 'spend', 'a', 'day'])
})
