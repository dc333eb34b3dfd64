import { months } from '@/content/times'

/** A day as a calendar names it; months count from 1. */
export type CalendarDay = { year: number; month: number; day: number }

const hour = 60 * 60 * 1000

/**
 * The day it is in New Jersey at a moment. From the second Sunday of March to the first of November, at two in the
 * morning, clocks there are four hours behind Greenwich, else five. `Intl` says the same, and takes a tenth of a second
 * for it while the page wakes up on a slow phone.
 */
export function dayInNewJersey(moment: Date): CalendarDay {
  const year = moment.getUTCFullYear()
  const isSummer =
    moment.getTime() >= firstSunday({ year, month: 3, day: 8 }) + 7 * hour &&
    moment.getTime() < firstSunday({ year, month: 11, day: 1 }) + 6 * hour
  return dayOf(moment.getTime() - (isSummer ? 4 : 5) * hour)
}

/** How many days lie from one day to another; fewer than none when the other is over. */
export function daysUntil(from: CalendarDay, to: CalendarDay): number {
  return (midnight(to) - midnight(from)) / (24 * hour)
}

/** A day so many months and days later, where the months are counted from the first of the month. */
export function laterDay({ year, month, day }: CalendarDay, { inMonths = 0, inDays = 0 }): CalendarDay {
  return dayOf(midnight({ year, month: month + inMonths, day: day + inDays }))
}

/** 'October 15, 2026' */
export function dayInWords({ year, month, day }: CalendarDay): string {
  return `${months[month - 1]} ${day}, ${year}`
}

/** The first Sunday from a day on, as the time in Greenwich at its beginning. */
function firstSunday(from: CalendarDay): number {
  const weekday = new Date(midnight(from)).getUTCDay()
  return midnight({ ...from, day: from.day + ((7 - weekday) % 7) })
}

/** The beginning of a day in Greenwich, where every day has 24 hours. */
function midnight({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day)
}

function dayOf(time: number): CalendarDay {
  const date = new Date(time)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
