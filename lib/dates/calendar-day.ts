import type { YearlyDay } from '@/content/types'
import { months } from './times'

/** A calendar day; months count from 1. */
export type CalendarDay = { year: number; month: number; day: number }

const hour = 60 * 60 * 1000

/**
 * What day it is in New Jersey at a given moment. From the second Sunday in March to the first in November, changing
 * at 2 a.m., clocks there are four hours behind Greenwich, otherwise five. `Intl` gives the same answer, but takes a
 * tenth of a second while the page hydrates on a slow phone.
 */
export function dayInNewJersey(moment: Date): CalendarDay {
  return dayOf(moment.getTime() - behind(moment.getTime()))
}

/** The moment of a time in New Jersey, '2026-12-01T06:00', as the browser counts them. */
export function momentInNewJersey(time: string): number {
  const inGreenwich = Date.parse(`${time}Z`)
  const inSummer = inGreenwich + 4 * hour
  return behind(inSummer) === 4 * hour ? inSummer : inGreenwich + 5 * hour
}

function behind(moment: number): number {
  const year = new Date(moment).getUTCFullYear()
  const isSummer =
    moment >= firstSunday({ year, month: 3, day: 8 }) + 7 * hour &&
    moment < firstSunday({ year, month: 11, day: 1 }) + 6 * hour
  return (isSummer ? 4 : 5) * hour
}

/** Days from one day to another; negative when the other has passed. */
export function daysUntil(from: CalendarDay, to: CalendarDay): number {
  return (midnight(to) - midnight(from)) / (24 * hour)
}

/** The day this many months and days later; a day past the end of a month runs into the next. */
export function laterDay({ year, month, day }: CalendarDay, { inMonths = 0, inDays = 0 }): CalendarDay {
  return dayOf(midnight({ year, month: month + inMonths, day: day + inDays }))
}

export function dayInWords({ year, month, day }: CalendarDay): string {
  return `${months[month - 1]} ${day}, ${year}`
}

/** The first Sunday on or after a day, as the Greenwich time when it begins. */
function firstSunday(from: CalendarDay): number {
  const weekday = new Date(midnight(from)).getUTCDay()
  return midnight({ ...from, day: from.day + ((7 - weekday) % 7) })
}

function midnight({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day)
}

function dayOf(time: number): CalendarDay {
  const date = new Date(time)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

export type YearlyPeriod = { opens: YearlyDay; closes: YearlyDay }

/**
 * The period that matters at a given moment, by New Jersey's calendar: the open one, or else the next. `days` counts to
 * its end, or its start.
 */
export function periodAt(moment: Date, { opens, closes }: YearlyPeriod) {
  const today = dayInNewJersey(moment)
  const isOver = daysUntil(today, { ...closes, year: today.year }) < 0
  const year = isOver ? today.year + 1 : today.year
  const untilOpen = daysUntil(today, { ...opens, year })
  const isOpen = untilOpen <= 0
  return { isOpen, year, days: isOpen ? daysUntil(today, { ...closes, year }) : untilOpen }
}

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
