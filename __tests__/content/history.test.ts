/** @jest-environment node */
import { decades, historicalImages } from '@/content/history'
import { history } from '@/content/pages/history'
import { mainOf } from './pages'

const years = historicalImages.map(({ year }) => year)
const { rows } = history.glance

test('the photographs are in chronological order, and no decade is empty', () => {
  expect(years).toEqual([...years].sort((one, other) => one - other))
  expect(decades.filter(({ id }) => !historicalImages.some(({ decade }) => decade === id))).toEqual([])
  expect(historicalImages.filter(({ decade }) => decade === '')).toEqual([])
})

test('every photograph is there once, and says what it shows and what happened', () => {
  const silent = historicalImages.filter(
    ({ title, text, fullImage }) => !title || text.length < 20 || fullImage.alt.length < 20,
  )
  expect(silent.map(({ id }) => id)).toEqual([])
  expect(new Set(historicalImages.map(({ fullImage }) => fullImage.picture)).size).toBe(historicalImages.length)
})

test('every year in the overview is on the timeline, too, and inside the picture, in a place of its own', () => {
  expect(rows.map(({ year }) => year).filter((year) => !years.includes(year))).toEqual([])
  expect(rows.filter(({ at }) => Math.min(at.x, at.y) <= 4 || Math.max(at.x, at.y) >= 96)).toEqual([])
  expect(new Set(rows.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(rows.length)
})

test('prints load only when near, and keep their place until then; each is a link to its picture', async () => {
  const html = await mainOf('/history')
  const prints = [...html.matchAll(/<img[^>]*>/g)].filter(([tag]) => /loading="lazy"/.test(tag))
  expect(prints.length).toBeGreaterThanOrEqual(historicalImages.length)
  expect(prints.filter(([tag]) => !/width="\d+" height="\d+"/.test(tag))).toEqual([])
  const lost = historicalImages.filter(({ fullImage }) => !html.includes(`href="/pictures/${fullImage.picture}.`))
  expect(lost.map(({ id }) => id)).toEqual([])
})
