/** @jest-environment node */
import { openEnrollment, sections } from '@/content/programs/medicare-ship'
import { laterDay } from '@/lib/dates/calendar-day'

test('the calendar reminds people on the first day of open enrollment and a week before the last', () => {
  const { reminders } = sections.enrollment.calendar
  const weekBefore = laterDay({ ...openEnrollment.closes, year: 2026 }, { inDays: -7 })
  expect(reminders).toMatchObject([openEnrollment.opens, weekBefore].map(({ month, day }) => ({ day: { month, day } })))
})
