export type Excerpt = readonly { text: string; isFound: boolean }[]

const shown = { all: 170, before: 70 }

const word = /[\p{L}\p{N}]+/gu

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a text, as they are compared. What an apostrophe joins is one word, and so is its spelling without. */
export function wordsIn(text: string): string[] {
  return plain(text).replace(/['’]/g, '').match(word) ?? []
}

export function excerptOf(text: string, words: readonly string[]): Excerpt {
  const isFound = (candidate: string) => words.includes(plain(candidate))
  const first = [...text.matchAll(word)].find(([candidate]) => isFound(candidate))?.index ?? 0
  const start = first <= shown.before ? 0 : beginningBefore(text, first)
  const rest = text.slice(start)
  const blank = rest.lastIndexOf(' ', shown.all)
  const end = rest.length <= shown.all ? rest.length : blank > 0 ? blank : shown.all
  const part = `${start > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`
  return part.split(/([\p{L}\p{N}]+)/u).flatMap((piece) => (piece ? [{ text: piece, isFound: isFound(piece) }] : []))
}

/** The beginning of the sentence or item in which a place lies, or of a word not too far before it. */
function beginningBefore(text: string, place: number): number {
  const before = text.slice(0, place)
  const sentence = Math.max(...['. ', '? ', ': ', '· '].map((end) => before.lastIndexOf(end) + end.length))
  return place - sentence <= shown.before ? sentence : before.indexOf(' ', place - shown.before) + 1
}
