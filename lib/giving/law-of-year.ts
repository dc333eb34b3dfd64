import { dayInNewJersey } from '@/lib/dates/calendar-day'

/** The year it is in New Jersey, if nobody has entered yet what the law says for it. */
export function yearStillMissing(moment: Date, entered: readonly number[]): number | undefined {
  const { year } = dayInNewJersey(moment)
  return entered.includes(year) ? undefined : year
}
