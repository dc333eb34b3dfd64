const figures = (
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ')

/** A number in running text: 'six'; in figures above twenty. */
export function inWords(count: number): string {
  return figures[count] ?? String(count)
}

export function asBeginning(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function inSentence(names: readonly string[]): string {
  return names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`
}

const spanishFigures = 'ninguna una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')

/** A number before a feminine noun in Spanish: 'siete'; in figures above twelve. */
export function inSpanishWords(count: number): string {
  return spanishFigures[count] ?? String(count)
}

/** Names in a Spanish sentence: 'a y b', 'a, b y c'. */
export function inSpanishSentence(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`
}
