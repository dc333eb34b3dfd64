import { illustrations } from './illustrations'
import type { Program } from './types'

/** The six programs, in the order of the cards and of the slides on Home. */
export const programs = [
  {
    id: 'homecare',
    name: 'Homecare',
    summary: 'Certified aides by the hour, overnight, around the clock or living in.',
    image: illustrations.homeCare,
    link: '/homecare',
  },
  {
    id: 'spad',
    name: 'Spend-A-Day',
    summary: 'Medical adult day care in good company, with a nurse, meals and a full day.',
    image: illustrations.spendADay,
    link: '/spad',
  },
  {
    id: 'mow',
    name: 'Meals on Wheels',
    summary: 'A meal and a friendly face at your door on weekdays, and a grocery service.',
    image: illustrations.mealsOnWheels,
    link: '/meals-on-wheels',
  },
  {
    id: 'socialWork',
    name: 'Social Work',
    summary: 'Somebody to talk it through with: planning, benefits and safety at home.',
    image: illustrations.socialWork,
    link: '/social-work-support',
  },
  {
    id: 'ship',
    name: 'SHIP',
    summary: 'Free, unbiased help with Medicare plans, costs and forms.',
    image: illustrations.ship,
    link: '/medicare-ship',
  },
  {
    id: 'furniture',
    name: 'Furniture Workshop',
    summary: 'Caning, repairs and refinishing by skilled hands in our own workshop.',
    image: illustrations.furniture,
    link: '/furniture',
  },
] as const satisfies readonly Program[]
