import type { ServiceArea, Town } from '@/content/types'

/** The towns to search, and names never to mistake for a misspelling of one of them. */
export type TownList = { towns: readonly Town[]; lookAlikes: readonly string[] }

/** The town that's meant, and others it could be; neither when nothing comes close. */
export type TownFound = { town?: Town; others: readonly Town[] }

/** How many letters of a query we read; no town's name is that long. */
const longestQuery = 60

/** Names of up to this many letters forgive no typo, or one. Longer ones forgive two. */
const forgiving = { none: 3, one: 7 }

const shortForms: Readonly<Record<string, string>> = {
  twp: 'township',
  boro: 'borough',
  mt: 'mount',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
}

/** The town someone typed: by name or ZIP code, in any spelling that leaves no doubt. */
export function findTown(query: string, { towns, lookAlikes }: TownList): TownFound {
  const short = query.slice(0, longestQuery)
  const zip = /\b\d{5}\b/.exec(short)?.[0]
  const [town, ...others] = zip ? towns.filter(({ zips = [] }) => zips.includes(zip)) : []
  if (town) return { town, others }
  const name = plain(short)
  if (!name || lookAlikes.some((other) => plain(other) === name)) return { others: [] }
  return exactly(name, towns) ?? nearly(name, towns)
}

function exactly(name: string, towns: readonly Town[]): TownFound | null {
  const bare = withoutKind(name)
  const town =
    towns.find((candidate) => plain(candidate.name) === name) ??
    towns.find((candidate) => plain(candidate.name) === bare) ??
    towns.find((candidate) => withoutKind(plain(candidate.name)) === bare)
  if (!town) return null
  const namesakes = towns.filter((other) => other !== town && withoutKind(plain(other.name)) === name)
  return { town, others: namesakes }
}

/** The closest town within a few typos; where several names are equally close, the reader picks. */
function nearly(name: string, towns: readonly Town[]): TownFound {
  const bare = withoutKind(name)
  const most = bare.length <= forgiving.none ? 0 : bare.length <= forgiving.one ? 1 : 2
  const near = towns
    .map((town) => ({ town, slips: slipsBetween(bare, withoutKind(plain(town.name))) }))
    .filter(({ town, slips }) => slips <= most && plain(town.name)[0] === bare[0])
  const least = Math.min(...near.map(({ slips }) => slips))
  const nearest = near.filter(({ slips }) => slips === least).map(({ town }) => town)
  const [meant, ...others] = new Set(nearest.map((town) => withoutKind(plain(town.name))))
  const found = meant && others.length === 0 ? exactly(meant, towns) : null
  return found ?? { others: nearest }
}

/** Lowercase letters and spaces: no accents, state, or county, and short forms spelled out. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[^a-z]+/g, ' ')
    .replace(/ (nj|new jersey) ?$/, '')
    .replace(/ (union|essex|morris|somerset) county$/, '')
    .trim()
    .split(' ')
    .map((word) => shortForms[word] ?? word)
    .join(' ')
}

/** 'Township of Union' and 'Union Township' as 'union'; 'Union City' is a different place and stays as is. */
function withoutKind(name: string): string {
  return name.replace(/^(city|town|borough|township) of /, '').replace(/ (borough|township)$/, '')
}

/**
 * Typos between two words: a letter too many, too few, or wrong, or two neighbors swapped.
 * (Optimal string alignment, keeping only the last two rows of the usual table.)
 */
function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, other.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}

export type Verdict = 'yes' | 'maybe' | 'no'

/** What's known about a program in a town: a town listed by name counts before its county. */
export function verdictFor(area: ServiceArea, { name, partOf, county }: Town): Verdict {
  if (area.maybeTowns?.includes(name)) return 'maybe'
  if ([name, partOf].some((known) => known !== undefined && area.towns?.includes(known))) return 'yes'
  if (area.counties?.includes(county)) return 'yes'
  return area.partsOf?.includes(county) ? 'maybe' : 'no'
}
