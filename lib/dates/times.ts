import type { DatesFacts, WeeklyHours } from '@/content/schemas/facts'
import type { HoursRow, YearlyDay } from '@/content/types'

export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export const weekdays = week.slice(0, 5)

/** Opening hours as facts give them, with each day they apply to. */
export function hoursOf({ firstDay, lastDay, from, to }: WeeklyHours): Omit<HoursRow, 'what'> {
  return { days: week.slice(week.indexOf(firstDay), week.indexOf(lastDay) + 1), from, to }
}

/** '08:30' as '8:30 a.m.', with no line break before the 'a.m.' */
export function timeInWords(time: HoursRow['from']): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`
}

/** '08:30' as '8:30 a. m.', where no line ends inside it. */
export function timeInSpanish(time: HoursRow['from']): string {
  return timeInWords(time).replace(/([ap])\.m\./, '$1.\u00a0m.')
}

/** '9:00 a.m. to 3:30 p.m.' */
export function timesInWords({ from, to }: Pick<HoursRow, 'from' | 'to'>): string {
  return `${timeInWords(from)} to ${timeInWords(to)}`
}

/** 'Monday to Friday, 9:00 a.m. to 3:30 p.m.' It ends with a period, so a sentence that ends here needs no other. */
export function hoursInWords({ days, from, to }: Omit<HoursRow, 'what'>): string {
  const inARow = days.length < 2 ? days.join('') : `${days[0]} to ${days.at(-1)}`
  return `${inARow}, ${timesInWords({ from, to })}`
}

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** A day that comes every year, as facts give it. */
export function yearlyDay({ month, day }: DatesFacts['openEnrollment']['opens']): YearlyDay {
  return { monthName: month, month: months.indexOf(month) + 1, day }
}

export function countOfDays(count: number): string {
  return count === 1 ? '1\u00a0day' : `${count}\u00a0days`
}
