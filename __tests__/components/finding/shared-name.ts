import { townWords } from '@/content/town-words'
import { townList } from '@/content/towns'
import type { Town } from '@/content/types'
import { findTown } from '@/lib/towns/find-town'

/** A town that shares its name with others, and one of these. */
export function sharedName(): { town: Town; other: Town } {
  for (const town of townList.towns) {
    const [other] = findTown(town.name, townList).others
    if (other) return { town, other }
  }
  throw new Error('No two towns share a name.')
}

/** A town's name as answers print it. */
export const shownAs = ({ name, county }: Town): string => `${name}, ${county} ${townWords.county}`
