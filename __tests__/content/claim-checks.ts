import { saidByTheOffice, sentencesOf, wordsIn } from '@/__tests__/content/content-words'
import type { Claim } from '@/content/types'
import type { ContentModule } from '@/scripts/checks/content-entries'
import type { Finding } from '@/scripts/step'

/** A number, or a word that promises something or leans on an authority. */
const claiming =
  /\S*\d\S*|\bpercent\b|\bfree\b|licensed|accredit|certified|deduct|eligib|entitle|guarantee|unbiased|\binsurers\b|\bonly provider\b|full range|\bbonus\b|business days|\bincome\b|\blaw\b|\bwaive|\btrial\b|Medicaid|\bpays? for\b/i

/** Where things stand that are what they are: issues, videos, events, people, towns, words that people look for. They claim nothing. */
const shelves = /^content\/(facts\/|(facts|newsletters|videos|history|people|towns|synonyms)\.ts$)/

/** Times of day, in English and in Spanish. The hours are facts of the brief, written once as data. */
const times = /\d{1,2}:\d\d [ap]\. ?m\./g

/**
 * Every sentence that claims something must take its words from the table of claims: what is left of it without them
 * must not claim anything. A question claims nothing, and the facts are the owner's to say. What the owner still has to
 * confirm is in the table already, so that nothing is missing once its `confirm` is gone.
 */
export function checkClaims(modules: readonly ContentModule[], claims: readonly Claim[]): Finding[] {
  const said = [...saidByTheOffice(modules), ...claims.map(({ says }) => says)]
  const known = [...new Set(said)].sort((a, b) => b.length - a.length)
  const findings: Finding[] = []
  for (const { value, ...at } of wordsIn(modules)) {
    const text = value.replaceAll('\u00a0', ' ')
    if (shelves.test(at.file)) continue
    for (const sentence of sentencesOf(text)) {
      const rest = known.reduce(without, sentence.replace(times, ' '))
      const found = claiming.exec(rest)?.[0]
      if (!found || at.field === 'question' || sentence.endsWith('?')) continue
      const problem = `no source is given for '${found}' in '${sentence}'.`
      const cure = 'Add the words to content/claims.ts with where they come from, or take them out.'
      findings.push({ ...at, problem, cure })
    }
  }
  return findings
}

/** A sentence minus some words. 70 doesn't match within 1970, and a single word matches only as a whole sentence. */
function without(sentence: string, words: string): string {
  if (/^\p{L}+$/u.test(words)) return sentence.toLowerCase() === words.toLowerCase() ? ' ' : sentence
  const pattern = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return sentence.replace(new RegExp(`(?<![\\d,.$])${pattern}(?![\\d½]|,\\d)`, 'gi'), ' ')
}
