import type { Town } from '@/content/types'
import { slipsBetween } from './slips-between'

/** The towns to search, and names that are never taken for a misspelling of one of them. */
export type TownList = { towns: readonly Town[]; lookAlikes: readonly string[] }

/** The town that is meant, and what else may be; neither when nothing comes near. */
export type TownFound = { town?: Town; others: readonly Town[] }

/** Letters of a query that are read; no town has as many. */
const longestQuery = 60

/** Letters of a name up to which it forgives no slip, and one. A longer one forgives two. */
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

/** The town that somebody types: by name or ZIP code, in any spelling that leaves no doubt. */
export function findTown(query: string, { towns, lookAlikes }: TownList): TownFound {
  const short = query.slice(0, longestQuery)
  const zip = /\b\d{5}\b/.exec(short)?.[0]
  const [town, ...others] = zip ? towns.filter(({ zips = [] }) => zips.includes(zip)) : []
  if (town) return { town, others }
  const name = plain(short)
  if (!name || lookAlikes.some((other) => plain(other) === name)) return { others: [] }
  return exactly(name, towns) ?? nearly(name, towns)
}

/** The town of this very name, with or without 'Township'. */
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

/** The nearest town within a few slips; where several names are as near, the reader says which. */
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

/** Letters and spaces, without accents, the name of the state, and short forms. */
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

/** 'Township of Union' and 'Union Township' as 'union'; 'Union City' is another place and stays what it is. */
function withoutKind(name: string): string {
  return name.replace(/^(city|town|borough|township) of /, '').replace(/ (borough|township)$/, '')
}
