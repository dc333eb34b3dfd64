import type { HoursRow } from './types'

/** The days an office is open, in order. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

/** '08:30' as '8:30 a.m.', with no line break before the 'a.m.' */
export function timeInWords(time: HoursRow['from']): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`
}

/** '9:00 a.m. to 3:30 p.m.' */
export function timesInWords({ from, to }: Pick<HoursRow, 'from' | 'to'>): string {
  return `${timeInWords(from)} to ${timeInWords(to)}`
}

/** Days in a row: 'Monday to Friday'. */
export function daysInWords(days: readonly string[]): string {
  return days.length < 2 ? days.join('') : `${days[0]} to ${days.at(-1)}`
}

/** 'Monday to Friday, 9:00 a.m. to 3:30 p.m.' It ends with a period, so a sentence that ends here needs no other. */
export function hoursInWords({ days, from, to }: Omit<HoursRow, 'what'>): string {
  return `${daysInWords(days)}, ${timesInWords({ from, to })}`
}

/** The months of a year, in order. */
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

/** '1 day' or '12 days'. */
export function countOfDays(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}
