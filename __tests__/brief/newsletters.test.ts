/** @jest-environment node */
import { newsletters, printEditions } from '@/content/newsletters'
import { askedByTheBrief } from './asked-by-the-brief'

const years = (entries: readonly { year: number }[]) => [...new Set(entries.map(({ year }) => year))]

describe(askedByTheBrief, () => {
  test('e-newsletters are from 2025, 2024, and 2023', () => {
    expect(years(newsletters)).toEqual([2025, 2024, 2023])
  })

  test('the latest e-newsletter is Spring/Summer 2025', () => {
    expect(newsletters.find(({ isLatest }) => isLatest)).toMatchObject({ month: 'Spring/Summer', year: 2025 })
  })

  test('print editions are from 2019 to 2024', () => {
    expect(years(printEditions)).toEqual([2024, 2023, 2022, 2021, 2020, 2019])
  })

  test('the latest print edition is Spring 2024', () => {
    expect(printEditions.find(({ isLatest }) => isLatest)?.title).toBe('Spring 2024')
  })
})
