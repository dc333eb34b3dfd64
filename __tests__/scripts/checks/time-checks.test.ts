/** @jest-environment node */
import type { ContentModule } from '@/scripts/checks/content-entries'
import { sentence } from '@/scripts/checks/findings'
import { checkDates, checkDays, checkTimes } from '@/scripts/checks/time-checks'

const content = (value: unknown): ContentModule[] => [{ file: 'content/a.ts', exports: { value } }]
const hours = (changes: object) => content({ days: ['Monday', 'Tuesday'], from: '08:30', to: '17:00', ...changes })

test.each([
  [{ from: '8:30am' }, "field from: '8:30am' is not a time."],
  [{ from: '8:30' }, "field from: '8:30' is not a time."],
  [{ to: '24:00' }, "field to: '24:00' is not a time."],
  [{ to: '05:00' }, "field to: '05:00' is not after '08:30'. Five in the afternoon is '17:00'."],
  [{ days: ['Mondays'] }, "field days: 'Mondays' are not days in a row."],
  [{ days: ['Monday', 'Wednesday'] }, "field days: 'Monday, Wednesday' are not days in a row."],
  [{ days: 'Monday-Thursday' }, "field days: 'Monday-Thursday' are not days in a row. Write each day in full"],
])('opening hours with %j are reported', (changes, words) => {
  expect(checkTimes(hours(changes)).map(sentence)).toEqual([expect.stringContaining(`content/a.ts, value, ${words}`)])
})

test.each([
  [{ monthName: 'June', month: 6, day: 31 }],
  [{ monthName: 'June', month: 7, day: 1 }],
  [{ monthName: 'Juni', month: 6, day: 1 }],
  [{ monthName: 'June', month: 13, day: 1 }],
])('the day %j is reported', (day) => {
  expect(checkDays(content(day)).map(sentence)[0]).toContain(`${day.monthName} ${day.day} with month: ${day.month}`)
})

test('a date that is not in the calendar, or is printed differently, is reported', () => {
  const reported = (date: string, printed: string) => checkDates(content({ date, printed })).map(sentence)
  expect(reported('2026-05-04', 'May 4, 2026')).toEqual([])
  expect(reported('5/4/2026', 'May 4, 2026')[0]).toContain("field date: '5/4/2026' is not a date.")
  expect(reported('2026-02-30', 'February 30, 2026')[0]).toContain("field date: '2026-02-30' is not a date.")
  expect(reported('2026-05-04', 'May 5, 2026')[0]).toContain("Write 'May 4, 2026', or correct the date.")
})

test('correct hours and days are not reported', () => {
  expect(checkTimes(hours({}))).toEqual([])
  expect(checkDays(content({ monthName: 'February', month: 2, day: 29 }))).toEqual([])
})
