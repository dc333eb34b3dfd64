import type { YearlyDay } from '@/content/types'
import { dayInNewJersey, daysUntil } from './calendar-day'

/** A period that comes every year, from one day to another of the same year. */
export type YearlyPeriod = { opens: YearlyDay; closes: YearlyDay }

/** The period that matters on a day: the one that is open, or the next one. Days count to its end, or to its beginning. */
export type PeriodAt = { isOpen: boolean; year: number; days: number }

/** Which period it is at a moment, by the calendar of New Jersey. */
export function periodAt(moment: Date, { opens, closes }: YearlyPeriod): PeriodAt {
  const today = dayInNewJersey(moment)
  const isOver = daysUntil(today, { ...closes, year: today.year }) < 0
  const year = isOver ? today.year + 1 : today.year
  const untilOpen = daysUntil(today, { ...opens, year })
  const isOpen = untilOpen <= 0
  return { isOpen, year, days: isOpen ? daysUntil(today, { ...closes, year }) : untilOpen }
}
