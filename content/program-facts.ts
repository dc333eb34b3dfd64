import { organization } from './organization'
import type { HoursRow, YearlyDay } from './types'

/** Figures and conditions of the programs, each once (SPEC sections 1, 2 and 9). */
export const spendADay = {
  since: 1975,
  minimumDays: 2,
  maximumDays: 5,
  transport: { oneWay: '$8', roundTrip: '$16' },
} as const

const mealTowns = [
  'Summit',
  'New Providence',
  'Berkeley Heights',
  'Mountainside',
  'Short Hills',
  'Springfield',
  'Chatham',
  'Millburn',
] as const

export const meals = {
  since: 1966,
  minimumAge: 60,
  volunteers: 'about 100',
  start: 'within a few business days',
  towns: mealTowns,
  /** The grocery service goes to all of the towns but one. */
  townWithoutGroceries: 'Mountainside',
  groceryTowns: mealTowns.filter((town) => town !== 'Mountainside'),
} as const

/** When Medicare plans can be changed, every year. */
export const openEnrollment = {
  opens: { monthName: 'October', month: 10, day: 15 },
  closes: { monthName: 'December', month: 12, day: 7 },
} as const satisfies Record<string, YearlyDay>

/** When each program is open. */
export const programHours = {
  spad: { what: 'Spend-A-Day', days: organization.hours.days, from: '9:00 a.m.', to: '3:30 p.m.' },
  mow: { what: 'Meals on Wheels', days: organization.hours.days, from: '9:00 a.m.', to: '2:00 p.m.' },
  furniture: { what: 'Furniture workshop', days: organization.hours.days, from: '8:30 a.m.', to: '11:30 a.m.' },
} as const satisfies Record<string, HoursRow>

/** The hours of the office as a row of the same table, written the same way. */
export const officeRow: HoursRow = {
  what: 'Our office',
  days: organization.hours.days,
  from: inSmallLetters(organization.hours.from),
  to: inSmallLetters(organization.hours.to),
}

/** 'Monday to Friday, 9:00 a.m. to 3:30 p.m.', where no line ends between a time and its half of the day. */
export function hoursInWords({ days, from, to }: HoursRow): string {
  return `${days}, ${from} to ${to}`.replaceAll(/ (?=[ap]\.m\.)/g, '\u00a0')
}

/** Names in a sentence: 'a, b and c'. */
export function inSentence(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function inSmallLetters(time: string): string {
  return time.replace(' AM', ' a.m.').replace(' PM', ' p.m.')
}
