import { inWords } from '@/lib/sentences'
import { supplied } from './facts'
import { illustrations } from './illustrations'
import { type ProgramSlug, programFor } from './programs'
import { whereGroceriesGo } from './programs/meals-on-wheels'
import { spendADay } from './programs/spad'
import type { HelpSituation, Link, Program } from './types'

const alertButton: Link = { text: 'Life Station medical alert', href: '/social-work-support#lifestation' }
const linkTo = (slug: ProgramSlug): Link => ({ text: programFor(slug).names.menu, href: `/${slug}` })

export const situations: readonly HelpSituation[] = [
  {
    id: 'alone',
    text: 'Alone all day',
    program: 'spad',
    helps: 'A weekday of activities, company, and nursing care.',
    also: [linkTo('homecare'), alertButton],
  },
  {
    id: 'not-eating',
    text: 'Not eating well',
    program: 'meals-on-wheels',
    helps: 'A meal at the door on weekdays. For someone who forgets to eat, a Home Care aide can be there at mealtime.',
    also: [linkTo('homecare'), linkTo('spad')],
  },
  {
    id: 'shopping',
    text: 'Shopping is too much',
    program: 'meals-on-wheels',
    helps: `Volunteers do the grocery shopping in ${whereGroceriesGo('our Meals on Wheels towns')}.`,
    about: 'groceries',
    also: [linkTo('homecare')],
  },
  {
    id: 'falling',
    text: 'A fall, or fear of falling',
    program: 'homecare',
    helps:
      'Hurt, or can’t get up? Call 911 first. Tell the doctor about any fall. An aide can help with bathing, dressing, and moving safely.',
    also: [linkTo('social-work-support'), alertButton],
  },
  {
    id: 'memory',
    text: 'Getting forgetful',
    program: 'homecare',
    helps: 'Tell the doctor about any change in memory. If it’s dementia, a certified aide can help at home.',
    also: [linkTo('social-work-support'), linkTo('spad')],
  },
  {
    id: 'hospital',
    text: 'Coming home from the hospital',
    program: 'homecare',
    helps: 'Care at home after a hospital or rehab stay.',
    also: [linkTo('social-work-support'), linkTo('meals-on-wheels')],
  },
  {
    id: 'medicare',
    text: 'Confused by Medicare',
    program: 'medicare-ship',
    helps: 'A counselor from the State Health Insurance Assistance Program (SHIP) can explain your choices.',
    also: [linkTo('social-work-support')],
  },
  {
    id: 'rest',
    text: 'A caregiver needs a rest',
    program: 'spad',
    helps: `Care and company ${inWords(spendADay.minimumDays)} to ${inWords(spendADay.maximumDays)} days a\u00a0week, so the family can work or rest.`,
    also: [linkTo('homecare'), linkTo('social-work-support')],
  },
  {
    id: 'start',
    text: 'Not sure where to start, or who pays',
    program: 'social-work-support',
    helps: 'Start with one conversation. A social worker can help you sort out what comes first.',
    also: [linkTo('medicare-ship')],
  },
  {
    id: 'furniture',
    text: 'Furniture that needs repair',
    program: 'furniture',
    helps: 'Caning, rushing, repairs, and refinishing, done by hand.',
    also: [],
  },
]

/** What a program costs, in a few short sentences: the way to learn what isn't printed, then the printed prices. */
export function costInBrief({ costs: { rows } }: Program): string {
  const printed = rows.flatMap(({ item, price, note }) => {
    const known = typeof price === 'string' ? price : price.value
    if (!known) return []
    return [rows.length === 1 ? `${known}.` : `${item}: ${known}.`, ...supplied(note ?? '')]
  })
  const open = rows.flatMap(({ price }) => (typeof price !== 'string' && !price.value ? [`${price.instead}.`] : []))
  return [...open.slice(0, 1), ...printed].join(' ')
}

export const findHelp = {
  heading: 'Find the right help',
  lead: 'Choose what comes closest. You’ll see which program may help and how to reach us.',
  image: illustrations.findHelpHero,
  situations: 'What’s going on?',
  costs: 'What it costs:',
  orCall: 'Or call',
  also: 'Also:',
  where: 'Where each program goes',
  close: 'Still not sure?',
} as const
