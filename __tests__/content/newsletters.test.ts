/** @jest-environment node */
import { newsletters, printEditions } from '@/content/newsletters'

const lists = [
  ['e-newsletters', newsletters],
  ['print editions', printEditions],
] as const

test.each(lists)('among the %s, one from the newest year is the latest', (_name, entries) => {
  const newest = Math.max(...entries.map(({ year }) => year))
  expect(entries.filter(({ isLatest }) => isLatest).map(({ year }) => year)).toEqual([newest])
})
