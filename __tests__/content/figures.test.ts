/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { organization } from '@/content/organization'
import { openEnrollment, sections } from '@/content/programs/medicare-ship'
import { weekday } from '@/content/weekday'
import { laterDay } from '@/lib/dates/calendar-day'
import { months } from '@/lib/dates/times'

/** The numbers in a printed sum, in order. */
const numbers = (text: string) =>
  [...text.replaceAll(',', '').matchAll(/\d+(½)?/g)].map(
    ([found, half]) => Number.parseInt(found, 10) + (half ? 0.5 : 0),
  )

test(
  'the sum printed beside each share starts from a figure the provider publishes and comes to its count',
  inTurn(weekday.shares, ({ sum, count }) => {
    const published = Object.values(organization.figures).map((figure) => Number.parseInt(String(figure), 10) * 1000)
    const [year = 0, ...divisors] = numbers(sum)
    expect(published).toContain(year)
    expect(Math.floor(divisors.reduce((rest, divisor) => rest / divisor, year))).toBe(count)
  }),
)

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
