/** @jest-environment node */
import { decades, historicalImages } from '@/content/history'
import { organization } from '@/content/organization'
import { history } from '@/content/pages/history'
import type { HistoricalImage } from '@/content/types'

const images: readonly HistoricalImage[] = historicalImages

test('every photograph is in its decade, in chronological order, and no decade is empty', () => {
  const misplaced = images.filter(({ year, decade }) => {
    const part = decades.find(({ id }) => id === decade)
    return !part || year < part.firstYear || year > part.lastYear
  })
  expect(misplaced.map(({ id }) => id)).toEqual([])
  expect(images.map(({ year }) => year)).toEqual(images.map(({ year }) => year).sort((one, other) => one - other))
  expect(decades.filter(({ id }) => !images.some(({ decade }) => decade === id))).toEqual([])
})

test('the decades follow each other without a gap, starting no later than the founding', () => {
  const [first, ...others] = decades.map(({ firstYear }) => firstYear)
  expect(others).toEqual(decades.slice(0, -1).map(({ lastYear }) => lastYear + 1))
  expect(first).toBeLessThanOrEqual(organization.foundedYear)
})

test('every photograph says what it shows and what happened', () => {
  const silent = images.filter(({ title, text, fullImage }) => !title || text.length < 20 || fullImage.alt.length < 20)
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('no two photographs on the timeline are the same', () => {
  const names = images.map(({ fullImage }) => fullImage.picture)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('every year in the overview is on the timeline, too', () => {
  const told: readonly number[] = images.map(({ year }) => year)
  expect(history.glance.rows.map(({ year }) => year).filter((year) => !told.includes(year))).toEqual([])
})
