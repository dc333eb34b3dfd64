/** @jest-environment node */
import { decades, historicalImages } from '@/content/history'
import { organization } from '@/content/organization'
import { history } from '@/content/pages/history'
import type { HistoricalImage } from '@/content/types'
import { mainOf } from './pages'

const images: readonly HistoricalImage[] = historicalImages
const years = images.map(({ year }) => year)
const { rows } = history.glance

test('every photograph is in its decade, in chronological order, and no decade is empty', () => {
  const misplaced = images.filter(({ year, decade }) => {
    const part = decades.find(({ id }) => id === decade)
    return !part || year < part.firstYear || year > part.lastYear
  })
  expect(misplaced.map(({ id }) => id)).toEqual([])
  expect(years).toEqual([...years].sort((one, other) => one - other))
  expect(decades.filter(({ id }) => !images.some(({ decade }) => decade === id))).toEqual([])
})

test('the decades follow each other without a gap, starting no later than the founding', () => {
  const [first, ...others] = decades.map(({ firstYear }) => firstYear)
  expect(others).toEqual(decades.slice(0, -1).map(({ lastYear }) => lastYear + 1))
  expect(first).toBeLessThanOrEqual(organization.foundedYear)
})

test('every photograph is there once, and says what it shows and what happened', () => {
  const silent = images.filter(({ title, text, fullImage }) => !title || text.length < 20 || fullImage.alt.length < 20)
  expect(silent.map(({ id }) => id)).toEqual([])
  expect(new Set(images.map(({ fullImage }) => fullImage.picture)).size).toBe(images.length)
})

test('every year in the overview is on the timeline, too, and inside the picture, in a place of its own', () => {
  expect(rows.map(({ year }) => year).filter((year) => !years.includes(year))).toEqual([])
  expect(rows.filter(({ at }) => Math.min(at.x, at.y) <= 4 || Math.max(at.x, at.y) >= 96)).toEqual([])
  expect(new Set(rows.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(rows.length)
})

test('prints load only when near, and keep their place until then; each is a link to its picture', async () => {
  const html = await mainOf('/history')
  const prints = [...html.matchAll(/<img[^>]*>/g)].filter(([tag]) => /loading="lazy"/.test(tag))
  expect(prints.length).toBeGreaterThanOrEqual(images.length)
  expect(prints.filter(([tag]) => !/width="\d+" height="\d+"/.test(tag))).toEqual([])
  const lost = images.filter(({ fullImage }) => !html.includes(`href="/pictures/${fullImage.picture}.`))
  expect(lost.map(({ id }) => id)).toEqual([])
})
