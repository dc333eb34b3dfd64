/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { dayInNewJersey, dayInWords, daysUntil, laterDay } from '@/lib/dates/calendar-day'
import { hoursInWords, timeInWords } from '@/lib/dates/times'

const day = (year: number, month: number, date: number) => ({ year, month, day: date })

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

/** The same day, according to the browser's own calendar. */
function askedOfIntl(moment: Date) {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  return { year: parts.year, month: parts.month, day: parts.day }
}

test('at every hour of three years, and a second before, it’s the day the browser’s own calendar says', () => {
  const odd: string[] = []
  for (let time = Date.UTC(2025, 11, 1); time < Date.UTC(2028, 11, 1); time += 60 * 60 * 1000) {
    for (const moment of [new Date(time - 1000), new Date(time)]) {
      const [ours, theirs] = [dayInNewJersey(moment), askedOfIntl(moment)]
      if (JSON.stringify(ours) !== JSON.stringify(theirs)) odd.push(moment.toISOString())
    }
  }
  expect(odd).toEqual([])
})

test('days are counted across clock changes, leap days, and New Year’s', () => {
  expect(daysUntil(day(2026, 3, 7), day(2026, 3, 9))).toBe(2)
  expect(daysUntil(day(2028, 2, 28), day(2028, 3, 1))).toBe(2)
  expect(daysUntil(day(2026, 12, 31), day(2027, 1, 1))).toBe(1)
  expect(daysUntil(day(2026, 12, 8), day(2026, 12, 7))).toBe(-1)
})

test('months and days can be added and subtracted across the end of a year', () => {
  expect(laterDay(day(2026, 2, 1), { inMonths: -3 })).toEqual(day(2025, 11, 1))
  expect(laterDay(day(2026, 10, 1), { inMonths: 5, inDays: -1 })).toEqual(day(2027, 2, 28))
  expect(dayInWords(day(2026, 12, 7))).toBe('December 7, 2026')
})

test(
  'a time is printed as people say it',
  inTurn(
    [
      ['00:05', '12:05\u00a0a.m.'],
      ['08:30', '8:30\u00a0a.m.'],
      ['12:00', '12:00\u00a0p.m.'],
      ['15:30', '3:30\u00a0p.m.'],
    ] as const,
    (time, printed) => {
      expect(timeInWords(time)).toBe(printed)
    },
  ),
)

test('days in a row are named by the first and last', () => {
  const open = { from: '08:30', to: '15:30' } as const
  expect(hoursInWords({ days: ['Monday', 'Tuesday', 'Wednesday'], ...open })).toMatch(/^Monday to Wednesday, 8:30/)
  expect(hoursInWords({ days: ['Saturday'], ...open })).toMatch(/^Saturday, 8:30/)
})
