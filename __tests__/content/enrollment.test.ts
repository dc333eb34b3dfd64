/** @jest-environment node */

import { openEnrollment, sections } from '@/content/programs/medicare-ship'
import { laterDay } from '@/lib/dates/calendar-day'
import { months } from '@/lib/dates/times'

const { calendar } = sections.enrollment

test('the calendar reminds people on the first day of open enrollment and a week before the last', () => {
  const year = 2026
  const weekBefore = laterDay({ ...openEnrollment.closes, year }, { inDays: -7 })
  expect(calendar.reminders.map(({ day }) => [day.month, day.day])).toEqual([
    [openEnrollment.opens.month, openEnrollment.opens.day],
    [weekBefore.month, weekBefore.day],
  ])
})

test('every yearly day has the right month name', () => {
  for (const day of [...Object.values(openEnrollment), ...calendar.reminders.map((reminder) => reminder.day)]) {
    expect(day.monthName).toBe(months[day.month - 1])
  }
})
