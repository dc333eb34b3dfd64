import { type ContentModule, type Entry, entriesOf } from '@/scripts/checks/content-entries'

/** Fields without words for readers: keys, settings, and notes to the owner. */
const notRead = /^(id|key|slug|type|decade|youtubeId|date|autocomplete|inputMode|position|confirm|supply)$/

/** One word with a slash, an at sign, a colon, a number sign, or a dot inside: an address, a file, a time, a color. */
const address = /^\S*(?:[/@:#]|\.\S)\S*$/

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}“])/u)
}

/** Everything in the facts that states a figure, or is a sentence: the office says it, and answers for it. */
export function saidByTheOffice(modules: readonly ContentModule[]): string[] {
  const facts = modules.filter(({ file }) => file.startsWith('content/facts/'))
  return [...entriesOf(facts)].flatMap(({ value }) =>
    typeof value === 'string' && /\d| /.test(value) ? [value, ...sentencesOf(value)] : [],
  )
}

/** Every string in content that someone will read on a page, in a message, or on paper. */
export function* wordsIn(modules: readonly ContentModule[]): Generator<Entry & { value: string }> {
  for (const { value, ...at } of entriesOf(modules)) {
    if (typeof value !== 'string' || notRead.test(at.field) || address.test(value)) continue
    if (at.file !== 'content/claims.ts') yield { ...at, value }
  }
}
