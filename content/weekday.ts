import { organization } from './organization'
import type { WeekdayShare } from './types'

const { figures } = organization

/** Fifty-two weeks of five days. Holidays aren't taken off, so the share is too small rather than too large. */
const weekdaysInAYear = 52 * 5

const daysInAYear = 365

const meals = fullFigure(figures.meals)
const homeCareHours = fullFigure(figures.homeCareHours)

/**
 * What a year's figures come to on one weekday, each with its math. All of it is worked out from
 * content/facts/organization.json: a new figure there makes a new drawing.
 */
export const weekday = {
  heading: 'One weekday',
  opener: 'How we worked it out',
  lead: 'We spread a year’s work evenly, and rounded down.',
  confirm: 'The math for a weekday: meals over 260 weekdays, and home care over 365 days.',
  shares: [
    {
      id: 'meals',
      count: Math.floor(meals / weekdaysInAYear),
      what: 'meals at the door',
      text: 'Each plate is ten meals.',
      sum: `${inFull(meals)} meals a year, divided by ${weekdaysInAYear} weekdays`,
    },
    {
      id: 'home-care',
      count: Math.floor(homeCareHours / daysInAYear),
      what: 'hours of care at home',
      text: 'Each lit window is about ten hours of care.',
      sum: `${inFull(homeCareHours)} hours of home care a year, divided by ${daysInAYear} days`,
    },
  ] satisfies readonly WeekdayShare[],
} as const

/** 34000 for '34K+'. */
function fullFigure(printed: string): number {
  return Number.parseInt(printed, 10) * 1000
}

/** 34,000 */
function inFull(figure: number): string {
  return figure.toLocaleString('en-US')
}
