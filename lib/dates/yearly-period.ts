import type { YearlyDay } from '@/content/types'
import { dayInNewJersey, daysUntil } from './calendar-day'

/** A period that comes every year, from one day to another in the same year. */
export type YearlyPeriod = { opens: YearlyDay; closes: YearlyDay }

/** The period that matters on a given day: the open one, or else the next. `days` counts to its end, or its start. */
export type PeriodAt = { isOpen: boolean; year: number; days: number }

/** The period that matters at a given moment, by New Jersey's calendar. */
export function periodAt(moment: Date, { opens, closes }: YearlyPeriod): PeriodAt {
  const today = dayInNewJersey(moment)
  const isOver = daysUntil(today, { ...closes, year: today.year }) < 0
  const year = isOver ? today.year + 1 : today.year
  const untilOpen = daysUntil(today, { ...opens, year })
  const isOpen = untilOpen <= 0
  return { isOpen, year, days: isOpen ? daysUntil(today, { ...closes, year }) : untilOpen }
}
