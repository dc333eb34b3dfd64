import { messages } from '@/content/messages'
import { loadFacts } from '@/scripts/checks/content-entries'
import { saidByTheOffice } from '@/scripts/checks/content-words'
import { renderedPages } from './rendered-pages'

/** The highest school grade level a page may need, and its longest average sentence. */
const limits = { grade: 8, longest: 16 }

/** Elements that hold running text. */
const running = 'p, li, dd, figcaption'

/** A page's sentences, without the office's own: text that ends with a period, question mark, or exclamation mark. */
function sentencesOf(page: HTMLElement, facts: readonly string[]): string[] {
  return [...page.querySelectorAll(running)]
    .filter((element) => !element.querySelector(running) && !element.closest('nav'))
    .map(({ textContent }) => (textContent ?? '').replaceAll(messages.opensNewTab, '').replace(/\s+/g, ' ').trim())
    .flatMap((text) => text.split(/(?<=[.!?][”)]?)\s+(?=[\p{Lu}“\d])/u))
    .filter((text) => /[.!?][”)]?$/.test(text) && !facts.some((fact) => fact.includes(text)))
}

const wordsOf = (text: string) => text.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []

/** A word's syllables, counted by its vowels. */
function syllables(word: string): number {
  const sounded = word.toLowerCase().replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
  return Math.max(1, (sounded.match(/[aeiouy]{1,2}/g) ?? []).length)
}

/** Flesch-Kincaid grade and average sentence length. */
function readingOf(sentences: readonly string[]) {
  const words = sentences.flatMap(wordsOf)
  const length = words.length / sentences.length
  const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length
  return { sentences: sentences.length, length, grade: 0.39 * length + 11.8 * perWord - 15.59 }
}

test('every page in English reads at grade 8 or below, in sentences of at most 16 words on average', async () => {
  const pages = [...(await renderedPages())].filter(([, page]) => !page.querySelector('[lang]'))
  const facts = saidByTheOffice(await loadFacts())
  const rows = pages.map(([path, page]) => ({ path, ...readingOf(sentencesOf(page, facts)) }))
  const table = rows.map(({ path, sentences, length, grade }) =>
    [path.padEnd(34), String(sentences).padStart(4), length.toFixed(1).padStart(6), grade.toFixed(1).padStart(6)].join(
      '',
    ),
  )
  process.stdout.write(`${['page, sentences, words in a sentence, grade', ...table].join('\n')}\n`)
  const outside = rows.filter(({ grade, length }) => grade > limits.grade || length > limits.longest)
  expect(outside).toEqual([])
})
