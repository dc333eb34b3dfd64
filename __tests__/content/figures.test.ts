/** @jest-environment node */
import { openEnrollment, sections } from '@/content/programs/medicare-ship'
import { laterDay } from '@/lib/dates/calendar-day'
import { months } from '@/lib/dates/times'

test('the calendar reminds people on the first day of open enrollment and a week before the last', () => {
  const { reminders } = sections.enrollment.calendar
  const weekBefore = laterDay({ ...openEnrollment.closes, year: 2026 }, { inDays: -7 })
  const days = [openEnrollment.opens, weekBefore].map(({ month, day }) => ({
    month,
    day,
    monthName: months[month - 1],
  }))
  expect(reminders.map(({ day }) => day)).toEqual(days)
})
