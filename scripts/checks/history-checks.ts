import type { Decade, HistoricalImage } from '../../content/types'
import type { Finding } from './findings'

/** Every photograph must be in the part of the timeline that covers its year, after all earlier ones. */
export function checkHistory(images: readonly HistoricalImage[], decades: readonly Decade[]): Finding[] {
  return images.flatMap((image, index) => {
    const { id, year, decade: decadeId } = image
    const at = { file: 'content/history.ts', entry: `historicalImages[${index}] '${id}'` }
    const decade = decades.find((candidate) => candidate.id === decadeId)
    if (!decade) {
      const cure = `Write one of: ${decades.map((candidate) => candidate.id).join(', ')}.`
      return [{ ...at, field: 'decade', problem: `the timeline has no part '${decadeId}'.`, cure }]
    }
    const { name, firstYear, lastYear } = decade
    if (year < firstYear || year > lastYear) {
      const right = decades.find((candidate) => year >= candidate.firstYear && year <= candidate.lastYear)
      const cure = right ? `Write decade: '${right.id}', or correct the year.` : 'Correct the year.'
      return [{ ...at, field: 'year', problem: `${year} is not in the ${name} (${firstYear} to ${lastYear}).`, cure }]
    }
    const earlier = images[index - 1]
    if (earlier && earlier.year > year) {
      const problem = `${year} stands after ${earlier.year}.`
      return [{ ...at, field: 'year', problem, cure: 'Move the entry, so that the years stand in order.' }]
    }
    return []
  })
}
