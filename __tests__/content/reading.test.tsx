import { saidByTheOffice } from '@/__tests__/content/content-words'
import { messages } from '@/content/messages'
import { type RoutePath, routes } from '@/content/routes'
import { loadFacts } from '@/scripts/checks/content-entries'
import { mainOf } from './pages'

/** The highest school grade level a page may need, and its longest average sentence. */
const limits = { grade: 8, longest: 16 }

const abbreviations: Readonly<Record<string, string>> = {
  SHIP: 'State Health Insurance Assistance Program',
  IRA: 'individual retirement account',
  DAF: 'donor advised fund',
  PPD: 'skin test for tuberculosis',
  CHHA: 'Certified Home Health Aide',
  VA: 'Department of Veterans Affairs',
}

const running = 'p, li, dd, figcaption'

/** A page's sentences, without the office's own: text that ends with a period, question mark, or exclamation mark. */
function sentencesOf(page: Element, facts: readonly string[]): string[] {
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
  return { length, grade: 0.39 * length + 11.8 * perWord - 15.59 }
}

const pages = new Map<RoutePath, Element>()

beforeAll(async () => {
  for (const { path } of routes) {
    const page = document.createElement('div')
    page.innerHTML = await mainOf(path)
    pages.set(path, page)
  }
})

test('every page in English reads at grade 8 or below, in sentences of at most 16 words on average', async () => {
  const facts = saidByTheOffice(await loadFacts())
  const read = [...pages]
    .filter(([, page]) => !page.querySelector('[lang]'))
    .map(([path, page]) => ({ path, ...readingOf(sentencesOf(page, facts)) }))
  expect(read.filter(({ grade, length }) => !(grade <= limits.grade && length <= limits.longest))).toEqual([])
})

test('an abbreviation is explained on every page that uses it, and no sentence ends in two periods or says undefined', () => {
  const unexplained: string[] = []
  for (const [path, page] of pages) {
    // A space for each tag, so the words of neighboring elements don't run together.
    const text = page.innerHTML.replace(/<[^>]*>/g, ' ')
    if (/\.\.(?!\.)/.test(page.textContent ?? '')) unexplained.push(`${path}: two periods`)
    if (/\b(?:undefined|NaN)\b|\[object /.test(text)) unexplained.push(`${path}: a program’s word`)
    for (const [short, long] of Object.entries(abbreviations)) {
      const isUsed = new RegExp(`(?<![A-Za-z])${short}(?![A-Za-z])`).test(text)
      if (isUsed && !text.toLowerCase().includes(long.toLowerCase())) unexplained.push(`${path}: ${short} (${long})`)
    }
  }
  expect(unexplained).toEqual([])
})
