import { organization } from '../../content/organization'
import type { Claim } from '../../content/types'
import { type ContentModule, entriesOf, objectsOf } from './content-entries'
import { wordsIn } from './content-words'
import type { Finding } from './findings'

type Place = { file: string; entry: string }

/** A number, or a word that promises something or leans on an authority. */
const claiming =
  /\S*\d\S*|\bpercent\b|\bfree\b|licensed|accredit|certified|deduct|eligib|entitle|guarantee|unbiased|\binsurers\b|\bonly provider\b|full range|\bbonus\b|business days|\bincome\b|\blaw\b|\bwaive|\btrial\b|Medicaid|\bpays? for\b/i

/** Where things stand that are what they are: issues, videos, events, people, towns, words that people look for. They claim nothing. */
const shelves = ['newsletters', 'videos', 'history', 'people', 'towns', 'synonyms'].map((name) => `content/${name}.ts`)

/** Times of day, in English and in Spanish. The hours are facts of the brief, written once as data. */
const times = /\d{1,2}:\d\d [ap]\. ?m\./g

/**
 * Every sentence that claims something must take its words from the table of claims: what is left of it without them
 * must not claim anything. A question claims nothing, and what the owner supplies is the owner's to say. What the owner
 * still has to confirm is in the table already, so that nothing is missing once its `confirm` is gone.
 */
export function checkClaims(modules: readonly ContentModule[], claims: readonly Claim[]): Finding[] {
  const known = [...factsOf(organization), ...claims.map(({ says }) => says)].sort((a, b) => b.length - a.length)
  const owned = placesOfTheOwner(modules)
  const findings: Finding[] = []
  for (const { value, ...at } of wordsIn(modules)) {
    const text = value.replaceAll('\u00a0', ' ')
    if (shelves.includes(at.file) || owned.some((place) => isWithin(at, place))) continue
    for (const sentence of text.split(/(?<=[.!?])\s+(?=[\p{Lu}“])/u)) {
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

/** Phone numbers, addresses, and other facts that are written once and listed there for the owner. */
function factsOf(facts: object): string[] {
  const modules = [{ file: 'content/organization.ts', exports: { facts } }]
  return [...entriesOf(modules)].flatMap(({ value }) => (typeof value === 'string' && /\d/.test(value) ? [value] : []))
}

/** Entries that the owner supplies. */
function placesOfTheOwner(modules: readonly ContentModule[]): Place[] {
  return [...objectsOf(modules)].filter(({ value }) => Boolean(value.supply))
}

function isWithin({ file, entry }: Place, place: Place): boolean {
  const path = pathOf(entry)
  const rest = path.slice(pathOf(place.entry).length)
  return file === place.file && path.startsWith(pathOf(place.entry)) && /^$|^[.[]/.test(rest)
}

/** An entry's path, without the name that helps people find it. */
function pathOf(entry: string): string {
  return entry.split(" '")[0] ?? entry
}
