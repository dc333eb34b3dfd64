/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { dayInNewJersey, dayInWords, daysUntil, laterDay } from '@/lib/dates/calendar-day'

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

test('at every hour of three years it’s the day the browser’s own calendar says', () => {
  const hour = 60 * 60 * 1000
  const odd: string[] = []
  for (let time = Date.UTC(2025, 11, 1, 0, 30); time < Date.UTC(2028, 11, 1); time += hour) {
    const moment = new Date(time)
    const [ours, theirs] = [dayInNewJersey(moment), askedOfIntl(moment)]
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) odd.push(moment.toISOString())
  }
  expect(odd).toEqual([])
})

test(
  'midnight in New Jersey ends the day, in summer and winter',
  inTurn(
    [
      ['before clocks go forward', '2026-03-08T04:59:59Z', '2026-03-07'],
      ['before clocks go forward, a second later', '2026-03-08T05:00:00Z', '2026-03-08'],
      ['the day after clocks went forward', '2026-03-09T03:59:59Z', '2026-03-08'],
      ['the day after clocks went back', '2026-11-02T04:59:59Z', '2026-11-01'],
      ['New Year’s Eve', '2027-01-01T04:59:59Z', '2026-12-31'],
      ['New Year', '2027-01-01T05:00:00Z', '2027-01-01'],
    ],
    (_when, moment, day) => {
      const { year, month, day: date } = dayInNewJersey(new Date(moment))
      expect([year, month, date]).toEqual(day.split('-').map(Number))
    },
  ),
)

test('days are counted across clock changes, leap days, and New Year’s', () => {
  expect(daysUntil({ year: 2026, month: 3, day: 7 }, { year: 2026, month: 3, day: 9 })).toBe(2)
  expect(daysUntil({ year: 2028, month: 2, day: 28 }, { year: 2028, month: 3, day: 1 })).toBe(2)
  expect(daysUntil({ year: 2026, month: 12, day: 31 }, { year: 2027, month: 1, day: 1 })).toBe(1)
  expect(daysUntil({ year: 2026, month: 12, day: 8 }, { year: 2026, month: 12, day: 7 })).toBe(-1)
})

test('months and days can be added and subtracted across the end of a year', () => {
  expect(laterDay({ year: 2026, month: 2, day: 1 }, { inMonths: -3 })).toEqual({ year: 2025, month: 11, day: 1 })
  expect(laterDay({ year: 2026, month: 10, day: 1 }, { inMonths: 5, inDays: -1 })).toEqual({
    year: 2027,
    month: 2,
    day: 28,
  })
})

test('a day is written the American way', () => {
  expect(dayInWords({ year: 2026, month: 12, day: 7 })).toBe('December 7, 2026')
})
