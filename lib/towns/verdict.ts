import type { ServiceArea, Town } from '@/content/types'

/** Whether a program goes to a town, as far as the site can say. */
export type Verdict = 'yes' | 'maybe' | 'no'

/** What's known about a program in a town: a town listed by name counts before its county. */
export function verdictFor(area: ServiceArea, { name, partOf, county }: Town): Verdict {
  if (area.maybeTowns.includes(name)) return 'maybe'
  if ([name, partOf].some((known) => known !== undefined && area.towns.includes(known))) return 'yes'
  if (area.counties.includes(county)) return 'yes'
  return area.partsOf.includes(county) ? 'maybe' : 'no'
}
