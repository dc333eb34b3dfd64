/** @jest-environment node */
import { claims } from '@/content/claims'
import { type ContentModule, loadContent } from '@/scripts/checks/content-entries'
import { saidByTheOffice, sentencesOf, wordsIn } from './content-words'

/** A number, or a word that promises something or leans on an authority. */
const claiming =
  /\S*\d\S*|\bpercent\b|\bfree\b|licensed|accredit|certified|deduct|eligib|entitle|guarantee|unbiased|\binsurers\b|\bonly provider\b|full range|\bbonus\b|business days|\bincome\b|\blaw\b|\bwaive|\btrial\b|Medicaid|\bpays? for\b/i

/** Where things stand that are what they are: issues, videos, events, people, towns, words that people look for. They claim nothing. */
const shelves = /^content\/(facts\/|(facts|newsletters|videos|history|people|towns|synonyms)\.ts$)/

/** Times of day, in English and in Spanish. The hours are facts of the brief, written once as data. */
const times = /\d{1,2}:\d\d [ap]\. ?m\./g

/**
 * Sentences that claim something not in the table of claims: what is left of them without its words must not claim
 * anything. A question claims nothing, and the facts are the owner's to say. What the owner still has to confirm is in
 * the table already, so that nothing is missing once its `confirm` is gone.
 */
function unsourced(modules: readonly ContentModule[], table: readonly { says: string }[] = claims): string[] {
  const said = [...saidByTheOffice(modules), ...table.map(({ says }) => says)]
  const known = [...new Set(said)].sort((a, b) => b.length - a.length)
  return [...wordsIn(modules)].flatMap(({ value, file, field }) => {
    if (shelves.test(file) || field === 'question') return []
    return sentencesOf(value.replaceAll('\u00a0', ' ')).flatMap((sentence) => {
      const found = claiming.exec(known.reduce(without, sentence.replace(times, ' ')))?.[0]
      return found && !sentence.endsWith('?') ? [`${file}: '${found}' in '${sentence}'`] : []
    })
  })
}

/** A sentence minus some words. 70 doesn't match within 1970, and a single word matches only as a whole sentence. */
function without(sentence: string, words: string): string {
  if (/^\p{L}+$/u.test(words)) return sentence.toLowerCase() === words.toLowerCase() ? ' ' : sentence
  const pattern = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return sentence.replace(new RegExp(`(?<![\\d,.$])${pattern}(?![\\d½]|,\\d)`, 'gi'), ' ')
}

test('every figure, credential, and promise on the site has its source', async () => {
  // Add the words to content/claims.ts with where they come from, or take them out.
  expect(unsourced(await loadContent())).toEqual([])
})

test('a figure without a source is found, unless the office says it', () => {
  const page = { file: 'content/pages/a.ts', exports: { a: { lead: 'In the 1970s, we saw 170. A day is $90.' } } }
  const facts = { file: 'content/facts/prices.json', exports: { day: 'Call us. A day is $90.' } }
  expect(unsourced([page, facts], [{ says: '70' }])).toEqual([expect.stringContaining("'1970s,'")])
  expect(unsourced([page], [{ says: '1970s, we saw 170' }])).toEqual([expect.stringContaining("'$90.'")])
})
