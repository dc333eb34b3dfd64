/** @jest-environment node */
import { newsletters, printEditions } from '@/content/newsletters'

const years = (entries: readonly { year: number }[]) => [...new Set(entries.map(({ year }) => year))]

test('e-newsletters are those of 2025, 2024 and 2023; the latest is Spring/Summer 2025', () => {
  expect(years(newsletters)).toEqual([2025, 2024, 2023])
  expect(newsletters.find(({ isLatest }) => isLatest)).toMatchObject({ month: 'Spring/Summer', year: 2025 })
})

test('print editions are those of 2019 to 2024; the latest is Spring 2024', () => {
  expect(years(printEditions)).toEqual([2024, 2023, 2022, 2021, 2020, 2019])
  expect(printEditions.find(({ isLatest }) => isLatest)?.title).toBe('Spring 2024')
})

test('a file is called what it is, so that a saved one can be found again', () => {
  const expected = printEditions.map(({ title }) => title.toLowerCase().replace(' ', '-'))
  expect(printEditions.map(({ url }) => url)).toEqual(expected.map((name) => `/documents/newsletters/${name}.pdf`))
  expect(printEditions.filter(({ title, year }) => !title.endsWith(String(year)))).toEqual([])
})
