/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { decades, historicalImages } from '@/content/history'
import { askedByTheBrief } from './asked-by-the-brief'

const years: readonly number[] = historicalImages.map(({ year }) => year)

describe(askedByTheBrief, () => {
  test('the timeline has six decades', () => {
    expect(decades.map(({ name }) => name)).toEqual(['1950s', '1960s', '1970s', '1980s–90s', '2000s', '2010s–20s'])
  })

  test(
    'the timeline says what began when',
    inTurn([1954, 1966, 1975], (year) => {
      expect(years).toContain(year)
    }),
  )
})
