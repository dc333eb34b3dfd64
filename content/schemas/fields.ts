import { z } from 'zod'
import type { ProgramSlug } from '@/content/programs'
import { months, week } from '@/lib/dates/times'

/**
 * The kinds of field that facts are made of. `label` and `hint` stand beside a field in the editor, `say` is what it says
 * when something is wrong, and `supply` asks the owner for a fact that isn’t there yet.
 */

/** Words that must be there. */
export function words(label: string, hint = '') {
  const say = 'Write a few words.'
  return z.string(say).regex(/\S/, say).meta({ label, hint, say })
}

/** Words that may be left out. */
export function maybe(label: string, hint = '') {
  return z.string('Write words, or leave it empty.').meta({ label, hint })
}

/** A fact that only the owner knows: `npm run launch-check` asks for it until it is there. */
export function slot(label: string, supply: string) {
  return maybe(label, supply).meta({ label, hint: supply, supply })
}

/** Words of one form: `say` tells how to write them. */
export function spelled(label: string, pattern: RegExp, say: string, hint = '') {
  return z.string(say).regex(pattern, say).meta({ label, hint, say })
}

/** Something that isn’t certain yet. Only the office sees it. */
export const confirm = maybe('Still to check', 'A note to you that visitors never see. When it is settled, empty it.')

const tenDigits = 'Write ten digits, like (201) 555-0123.'

export const phone = (label: string) => spelled(label, /^\([2-9]\d{2}\) \d{3}-\d{4}$/, tenDigits)

/** The same, or nothing. */
export const maybePhone = (label: string) => spelled(label, /^(\([2-9]\d{2}\) \d{3}-\d{4})?$/, tenDigits)

const say = 'Write the whole address, beginning with https://.'

/** An address on the web. */
export function address(label: string, hint = '') {
  return spelled(label, /^https:\/\/[^\s/]+\S*$/, say, hint) as unknown as z.ZodType<`https://${string}`>
}

/** The same, or nothing. */
export const maybeAddress = (label: string, hint = '') => spelled(label, /^(https:\/\/[^\s/]+\S*)?$/, say, hint)

export const email = (label: string) =>
  spelled(label, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Write an email address, like office@example.org.')

export const year = (label: string, hint = '') => {
  const four = 'Write the year in four digits.'
  return z.int(four).min(1900, four).max(2100, four).meta({ label, hint, say: four })
}

/** A picture in a folder of images/, to be chosen or uploaded: its path, or nothing. */
export function picture(label: string, folder: string, hint = '') {
  return spelled(
    label,
    /^(\/images\/[\w./-]+\.(jpe?g|png|svg))?$/i,
    'Choose a picture that ends in .jpg or .png.',
  ).meta({
    label,
    hint,
    widget: 'image',
    folder: `/images/${folder}`,
  })
}

const time = (label: string) =>
  spelled(
    label,
    /^([01]\d|2[0-3]):[0-5]\d$/,
    'Write it on a 24-hour clock, like 08:30 or 17:00.',
  ) as unknown as z.ZodType<`${number}:${number}`>

/** Hours of a week: the same on each of several days in a row. */
export function hours(label: string) {
  return z
    .strictObject({
      firstDay: z.enum(week, 'Choose a day.').meta({ label: 'From' }),
      lastDay: z.enum(week, 'Choose a day.').meta({ label: 'Through' }),
      from: time('Opens at'),
      to: time('Closes at'),
    })
    .refine(({ firstDay, lastDay }) => week.indexOf(firstDay) <= week.indexOf(lastDay), {
      path: ['lastDay'],
      error: 'The last day comes before the first.',
    })
    .refine(({ from, to }) => from < to, {
      path: ['to'],
      error: 'It closes before it opens. Five in the afternoon is 17:00.',
    })
    .meta({ label })
}

export function yearlyDay(label: string) {
  return z
    .strictObject({
      month: z.enum(months, 'Choose a month.').meta({ label: 'Month' }),
      day: z.int('Write a number.').min(1).max(31).meta({ label: 'Day' }),
    })
    .refine(({ month, day }) => new Date(Date.UTC(2025, months.indexOf(month), day)).getUTCDate() === day, {
      path: ['day'],
      error: 'This month has no such day.',
    })
    .meta({ label })
}

/** Whether no two entries say the same here; what says nothing isn’t compared. */
export function areDistinct<Entry>(entries: readonly Entry[], key: (entry: Entry) => string | undefined): boolean {
  const keys = entries.map(key).filter(Boolean)
  return new Set(keys).size === keys.length
}

/** The programs, as the editor calls them. */
export const programNames = {
  homecare: 'Home Care',
  spad: 'Spend-A-Day',
  'meals-on-wheels': 'Meals on Wheels',
  'social-work-support': 'Social Work Support',
  'medicare-ship': 'Medicare Counseling (SHIP)',
  furniture: 'Furniture Workshop',
} as const satisfies Record<ProgramSlug, string>

export function perProgram<Made>(make: (name: string) => Made): Record<ProgramSlug, Made> {
  return Object.fromEntries(Object.entries(programNames).map(([slug, name]) => [slug, make(name)])) as Record<
    ProgramSlug,
    Made
  >
}
