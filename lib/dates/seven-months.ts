import { type CalendarDay, laterDay } from './calendar-day'

/** When someone was born. Medicare counts a birthday on the first of a month as one in the month before. */
type Birthday = { year: number; month: number; isOnFirst: boolean }

/** The seven months when someone can first sign up for Medicare, and the first day it can start. */
export type SevenMonths = { opens: CalendarDay; starts: CalendarDay; closes: CalendarDay }

/** The seven months around a 65th birthday (42 CFR 407.14). */
export function sevenMonthsOf({ year, month, isOnFirst }: Birthday): SevenMonths {
  const starts = laterDay({ year: year + 65, month, day: 1 }, { inMonths: isOnFirst ? -1 : 0 })
  return {
    opens: laterDay(starts, { inMonths: -3 }),
    starts,
    closes: laterDay(starts, { inMonths: 4, inDays: -1 }),
  }
}
