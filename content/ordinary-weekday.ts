import { donateLink } from './messages'
import { organization } from './organization'
import { hours as dayCareOpen } from './programs/spad'
import type { WeekdayShare } from './types'

const { figures } = organization

/** Fifty-two weeks of five days. Holidays aren't taken off, so every share is too small rather than too large. */
const weekdaysInAYear = 52 * 5

const daysInAYear = 365

/** Hours a day that Spend-A-Day is open. */
const dayCareDay = hoursBetween(dayCareOpen.from, dayCareOpen.to)

const meals = fullFigure(figures.meals)
const homeCareHours = fullFigure(figures.homeCareHours)
const dayCareHours = fullFigure(figures.dayCareHours)

/**
 * What a year's figures come to on one weekday, each with its math. All of it is worked out from
 * content/organization.ts and content/programs/spad.ts: a new figure there makes a new drawing.
 */
export const ordinaryWeekday = {
  heading: 'An ordinary weekday',
  lead: 'If you spread a year’s work out evenly and round down, an ordinary weekday looks something like this.',
  confirm:
    'The math for a weekday: meals over 260 weekdays, home care over 365 days, and day care over 260 weekdays of the hours that Spend-A-Day is open.',
  shares: [
    {
      id: 'meals',
      count: Math.floor(meals / weekdaysInAYear),
      what: 'meals at the door',
      text: 'Each plate is a meal carried to a neighbor’s front door.',
      sum: `${inFull(meals)} meals a year, divided by ${weekdaysInAYear} weekdays`,
      link: donateLink,
    },
    {
      id: 'home-care',
      count: Math.floor(homeCareHours / daysInAYear),
      what: 'hours of care at home',
      text: 'Each lit window is an hour with an aide in the house, for someone who wants to stay in the home they know.',
      sum: `${inFull(homeCareHours)} hours of home care a year, divided by ${daysInAYear} days`,
      link: donateLink,
    },
    {
      id: 'day-care',
      count: Math.floor(dayCareHours / weekdaysInAYear / dayCareDay),
      what: 'people at Spend-A-Day',
      text: 'Each chair is for someone who spends the day in good company while the family has a day off.',
      sum: `${inFull(dayCareHours)} hours of day care a year, divided by ${weekdaysInAYear} weekdays of ${inWords(dayCareDay)} hours`,
      link: donateLink,
    },
  ] satisfies readonly WeekdayShare[],
} as const

/** 34000 for '34K+'. */
function fullFigure(printed: string): number {
  const thousands = /^(\d+)K\+?$/.exec(printed)?.[1]
  if (!thousands) {
    throw new Error(
      `content/organization.ts: '${printed}' is no figure in thousands. Write it like 34K+, or correct content/ordinary-weekday.ts.`,
    )
  }
  return Number(thousands) * 1000
}

/** 34,000 */
function inFull(figure: number): string {
  return figure.toLocaleString('en-US')
}

/** 6½ for 6.5. */
function inWords(hours: number): string {
  return Number.isInteger(hours) ? String(hours) : `${Math.floor(hours)}½`
}

/** Hours from '09:00' to '15:30'. */
function hoursBetween(from: string, to: string): number {
  return sinceMidnight(to) - sinceMidnight(from)
}

function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}
