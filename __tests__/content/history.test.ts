/** @jest-environment node */
import { decades, historicalImages } from '@/content/history'
import { history } from '@/content/pages/history'
import type { HistoricalImage } from '@/content/types'
import { sentence } from '@/scripts/checks/findings'
import { checkHistory } from '@/scripts/checks/history-checks'

const images: readonly HistoricalImage[] = historicalImages

test('the timeline has the six decades of the brief', () => {
  expect(decades.map(({ name }) => name)).toEqual(['1950s', '1960s', '1970s', '1980s–90s', '2000s', '2010s–20s'])
})

test('every photograph stands in its decade, in time order, and no decade is empty', () => {
  expect(checkHistory(images, decades).map(sentence)).toEqual([])
  expect(decades.filter(({ id }) => !images.some(({ decade }) => decade === id))).toEqual([])
})

test('every year from 1950 to 2029 has one place on the timeline', () => {
  const years = Array.from({ length: 80 }, (_, index) => 1950 + index)
  const places = (year: number) => decades.filter(({ firstYear, lastYear }) => year >= firstYear && year <= lastYear)
  expect(years.filter((year) => places(year).length !== 1)).toEqual([])
})

test('every photograph says what it shows and what happened', () => {
  const silent = images.filter(({ title, text, fullImage }) => !title || text.length < 20 || fullImage.alt.length < 20)
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('no two photographs of the timeline are the same', () => {
  const names = images.map(({ fullImage }) => fullImage.picture)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('what the brief does not say waits for the owner to confirm it', () => {
  const certain = images.filter(({ confirm }) => !confirm).map(({ year }) => year)
  expect(certain).toEqual([1954, 2024])
})

test('every year of the overview is told on the timeline too', () => {
  const told: readonly number[] = images.map(({ year }) => year)
  expect(history.glance.rows.map(({ year }) => year).filter((year) => !told.includes(year))).toEqual([])
})
