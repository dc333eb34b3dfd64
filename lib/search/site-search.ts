import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import type { IndexedPage, Language, LinkTarget, Passage, SiteIndex } from '@/content/types'
import { hrefTo } from '@/lib/links/href'
import { type Excerpt, excerptOf, wordsIn } from './excerpt'

export const indexAddress = '/search/index.json'

const small =
  'a about am an and any are as at be but by can could did do does for from get has have he her him his ' +
  'how i if im in is it its like me much my need needs of on or our please she should so some someone ' +
  'that the their there they this to us want was we what when where which who will with would you your'

export const smallWords: readonly string[] = small.split(' ')

export type Found = { href: string; page: string; heading: string; excerpt: Excerpt; language?: Language }

/** Finds the best passages for what someone types; `isCut` when there are more. */
export type Search = (query: string) => { found: readonly Found[]; isCut: boolean }

type Entry = { id: number; page: IndexedPage; passage: Passage }

const most = { all: 10, ofOnePage: 3 }

/** How well a passage must fit, measured by the best. */
const least = 0.12

const longest = { query: 12, word: 30 }

/** How words may be meant, the strictest first. The first reading that finds something counts. */
const readings: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: 0.2, maxFuzzy: 2 },
  { combineWith: 'OR' },
  { combineWith: 'OR', fuzzy: 0.2, maxFuzzy: 2 },
]

/** Fetches the index, afresh each time, and makes a search of it. */
export async function fetchSearch(): Promise<Search> {
  const answer = await fetch(indexAddress, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${indexAddress} answers ${answer.status}`)
  return searchIn(await answer.json())
}

/** A search through an index. It is made in pieces, so that someone can type meanwhile. */
export async function searchIn({ pages }: SiteIndex): Promise<Search> {
  const entries: Entry[] = pages
    .flatMap((page) => page.passages.map((passage) => ({ page, passage })))
    .map((entry, id) => ({ id, ...entry }))
  const index = new MiniSearch<Entry>({
    fields: ['heading', 'text', 'page', 'synonyms'],
    extractField: fieldOf,
    tokenize: wordsIn,
    processTerm: (word) => word,
    searchOptions: {
      prefix: true,
      boost: { heading: 3, synonyms: 4, page: 2 },
      boostDocument: (id) => (entries[id]?.passage.hash ? 1 : 1.5),
    },
  })
  await index.addAllAsync(entries, { chunkSize: 40 })
  return (query) => {
    const results = firstThatFinds(index, wordsToAsk(query).join(' '))
    return bestOf(results.flatMap(({ id, terms }) => foundAt(entries[id], terms)))
  }
}

function fieldOf({ id, page, passage }: Entry, field: string): unknown {
  const fields: Record<string, unknown> = { id, page: page.name, ...passage }
  return fields[field]
}

function wordsToAsk(query: string): string[] {
  const words = wordsIn(query)
    .slice(0, longest.query)
    .map((word) => word.slice(0, longest.word))
  const telling = words.filter((word) => !smallWords.includes(word))
  return telling.length > 0 ? telling : words
}

function firstThatFinds(index: MiniSearch<Entry>, asked: string): readonly SearchResult[] {
  for (const reading of readings) {
    const [best, ...others] = index.search(asked, reading)
    if (best) return [best, ...others.filter(({ score }) => score >= best.score * least)]
  }
  return []
}

/** A page with many passages must not fill the list, and no two results lead to the same place. */
function bestOf(results: readonly Found[]): ReturnType<Search> {
  const places = results.filter(({ href }, index) => results.findIndex((other) => other.href === href) === index)
  const found = places
    .filter(({ page }, index) => places.slice(0, index).filter((other) => other.page === page).length < most.ofOnePage)
    .slice(0, most.all)
  return { found, isCut: found.length < places.length }
}

function foundAt(entry: Entry | undefined, terms: readonly string[]): Found[] {
  if (!entry) return []
  const { page, passage } = entry
  const href = hrefTo(`${page.path}${passage.hash}` as LinkTarget)
  const { heading, text } = passage
  const language = page.language && { language: page.language }
  return [{ href, page: page.name, heading, excerpt: excerptOf(text, terms), ...language }]
}
