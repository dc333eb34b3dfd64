/** @jest-environment node */
import { officeHours } from '@/content/organization'
import { type Path, wordsOf } from '../content/words-on-pages'
import { askedByTheBrief } from './asked-by-the-brief'

const hours: [Path, string][] = [
  ['/spad', 'Spend-A-Day Monday to Friday 9:00 a.m. to 3:30 p.m.'],
  ['/meals-on-wheels', 'Meals on Wheels Monday to Friday 9:00 a.m. to 2:00 p.m.'],
  ['/furniture', 'Furniture Workshop Monday to Friday 8:30 a.m. to 11:30 a.m.'],
]

describe(askedByTheBrief, () => {
  test('the office is open Monday to Friday, 8 to 5', () => {
    expect(officeHours.replaceAll('\u00a0', ' ')).toBe('Monday to Friday, 8:00 a.m. to 5:00 p.m.')
  })

  test.each(hours)('the hours table on %s says: %s', async (path, row) => {
    expect(await wordsOf(path)).toContain(row)
  })
})
