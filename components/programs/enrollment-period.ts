import type { YearlyDay } from '@/content/types'

/** A period that comes every year, from one day to another of the same year. */
export type YearlyPeriod = { opens: YearlyDay; closes: YearlyDay }

/** The period that matters on a day: the one that is open, or the next one. */
export type PeriodAt = { isOpen: boolean; year: number }

/** Which period it is at a moment, by the calendar of New Jersey. */
export function periodAt(moment: Date, { opens, closes }: YearlyPeriod): PeriodAt {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(moment)
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const year = numberOf('year')
  const today = numberOf('month') * 100 + numberOf('day')
  const isOver = today > closes.month * 100 + closes.day
  return { isOpen: !isOver && today >= opens.month * 100 + opens.day, year: isOver ? year + 1 : year }
}
