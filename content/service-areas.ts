import { inSentence } from '@/lib/sentences'
import { towns } from './facts'
import { organization } from './organization'
import { meals } from './programs/meals-on-wheels'
import { publicHelp } from './public-help'
import type { ServiceArea } from './types'

const { city } = organization.address
const partly = organization.countiesInPart

const nowhere = { counties: [], partsOf: [], towns: [], maybeTowns: [] }

type Area = Partial<Pick<ServiceArea, keyof typeof nowhere>> & Omit<ServiceArea, keyof typeof nowhere>

const areas: readonly Area[] = [
  {
    program: 'homecare',
    counties: ['Union'],
    partsOf: partly,
    where: `Our aides work in Union County and in parts of ${inSentence(partly)} counties.`,
    yes: 'Our aides work in all of Union County.',
    maybe: 'Our aides work in parts of this county, so we’ll check the address with you.',
    no: 'There may be a home care agency closer to you.',
  },
  {
    program: 'spad',
    partsOf: organization.counties,
    towns: [city],
    where: `Spend-A-Day is in ${city}. Call us about transportation from your town.`,
    confirm: 'Where Spend-A-Day brings people in from. List the towns.',
    yes: `Spend-A-Day is in ${city}.`,
    maybe: `Spend-A-Day is in ${city}. Ask us about transportation from your town.`,
    no: 'There may be an adult day program closer to you.',
  },
  {
    program: 'meals-on-wheels',
    towns: meals.towns.map(({ name }) => name),
    maybeTowns: towns.maybeMeals,
    where: `We deliver in ${inSentence(meals.towns.map(({ name }) => name))}.`,
    yes: 'We deliver meals there on weekdays.',
    maybe: 'We deliver next door, so we’ll check the address with you.',
    no: 'Most areas have a meal program of their own.',
  },
  {
    program: 'social-work-support',
    counties: ['Union'],
    partsOf: partly,
    where: `Our social workers help in Union County and in parts of ${inSentence(partly)} counties.`,
    confirm: 'Where your social workers help outside Union County.',
    yes: 'Our social workers help in all of Union County.',
    maybe: 'Our social workers help in parts of this county.',
    no: 'There may be a social worker closer to you.',
  },
  {
    program: 'medicare-ship',
    counties: ['Union'],
    where: 'Our counselors help people in Union County.',
    yes: 'Our counselors help people in all of Union County.',
    maybe: 'Call and ask.',
    no: ['Every county has Medicare counselors. Find yours at ', publicHelp.ship, '.'],
  },
  {
    program: 'furniture',
    partsOf: organization.counties,
    towns: [city],
    where: `The workshop is in ${city}. You bring your piece to us.`,
    confirm: 'Whether the workshop takes furniture from any town.',
    yes: `The workshop is in ${city}.`,
    maybe: `You’d bring your piece to our workshop in ${city}.`,
    no: 'There may be a workshop closer to you.',
  },
]

/** Where each program goes, per the brief (BRIEF 1.3, 5.4). Whatever it leaves open is 'Maybe. Please call.' */
export const serviceAreas: readonly ServiceArea[] = areas.map((area) => ({ ...nowhere, ...area }))
