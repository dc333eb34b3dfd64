/** @jest-environment node */
import { newsletters, printEditions } from '@/content/newsletters'

const lists = [
  ['e-newsletters', newsletters],
  ['print editions', printEditions],
] as const

test.each(lists)('%s are listed newest year first', (_name, entries) => {
  const years = entries.map(({ year }) => year)
  expect(years).toEqual([...years].sort((one, other) => other - one))
})

test.each(lists)('among the %s, one from the newest year is the latest', (_name, entries) => {
  const newest = Math.max(...entries.map(({ year }) => year))
  expect(entries.filter(({ isLatest }) => isLatest).map(({ year }) => year)).toEqual([newest])
})

test('a file’s name says what it is, so people can find a saved one again', () => {
  const expected = printEditions.map(({ title }) => title.toLowerCase().replace(' ', '-'))
  expect(printEditions.map(({ url }) => url)).toEqual(expected.map((name) => `/documents/newsletters/${name}.pdf`))
  expect(printEditions.filter(({ title, year }) => !title.endsWith(String(year)))).toEqual([])
})
