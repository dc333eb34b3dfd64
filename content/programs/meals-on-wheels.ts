import {
  additionalInfo,
  beneficiaryName,
  byEmailPhoneOrText,
  email,
  fullName,
  phoneNumber,
  zipCode,
} from '../form-fields'
import { callForRate } from '../messages'
import { officeHours, officeRow, organization } from '../organization'
import { publicHelp } from '../public-help'
import { asBeginning, inSentence, inWords } from '../sentences'
import { hoursInWords, weekdays } from '../times'
import type { Block, HoursRow, Illustration, Link, ProgramRecord } from '../types'

/** Facts of the meals, each once (BRIEF 5.4). */
export const meals = {
  since: 1966,
  minimumAge: 60,
  /** About as many. */
  volunteers: 100,
  start: 'within a few business days',
  /** The towns that meals go to; the grocery service goes to all of them but one. */
  towns: [
    { name: 'Summit', hasGroceries: true },
    { name: 'New Providence', hasGroceries: true },
    { name: 'Berkeley Heights', hasGroceries: true },
    { name: 'Mountainside', hasGroceries: false },
    { name: 'Short Hills', hasGroceries: true },
    { name: 'Springfield', hasGroceries: true },
    { name: 'Chatham', hasGroceries: true },
    { name: 'Millburn', hasGroceries: true },
  ],
} as const

/** The towns besides our own. */
export const townsNearby = inWords(meals.towns.length - 1)

const townNames = meals.towns.map(({ name }) => name)
const groceryTowns = meals.towns.filter(({ hasGroceries }) => hasGroceries).map(({ name }) => name)
const mealsOnly = inSentence(meals.towns.filter(({ hasGroceries }) => !hasGroceries).map(({ name }) => name))

const { city } = organization.address
const hours: HoursRow = { what: 'Meals on Wheels', days: weekdays, from: '09:00', to: '14:00' }
const askForGroceries: Link = { text: 'Ask about groceries', href: '/meals-on-wheels/get-started?about=groceries' }

const image: Illustration = {
  picture: 'programs/meals-on-wheels',
  alt: 'A volunteer in a yellow scarf hands a covered hot meal to an older man who greets him at his open front door',
}

/** Meals on Wheels: what every page knows of it. */
export const mealsOnWheels: ProgramRecord<'meals-on-wheels'> = {
  slug: 'meals-on-wheels',
  names: { menu: 'Meals on Wheels', card: 'Meals on Wheels', footer: 'Meals on Wheels' },
  search: {
    title: `Meals on Wheels and groceries | ${organization.name}`,
    description: `Meals delivered on weekdays to people aged ${meals.minimumAge} and older in ${city} and ${townsNearby} nearby towns, and a grocery shopping service. No income requirement.`,
  },
  summary: 'A meal and a friendly face at your door on weekdays, and a grocery service.',
  moment: { hour: 'Noon', line: 'Lunch is at the door.' },
  image,
  banner: {
    title: 'Meals on Wheels',
    lead: `A meal at your door on weekdays, and a friendly face with it, for people aged ${meals.minimumAge} and older in ${city} and ${townsNearby} nearby towns.`,
    image,
    buttons: [{ text: askForGroceries.text, url: askForGroceries.href, isPrimary: false }],
  },
  atAGlance: [
    { label: 'Since', value: String(meals.since) },
    { label: 'For', value: `Ages ${meals.minimumAge} and\u00a0older, any income` },
    { label: 'When', value: hoursInWords(hours) },
    { label: 'Start', value: asBeginning(meals.start) },
  ],
  opening: {
    question: 'Has cooking become a chore, and shopping too heavy?',
    answer: 'Let us bring the meal.',
    text: [
      'Eating well is half of staying well, and of staying at home. We bring a meal to your door on weekdays, so that you can keep your strength for what you enjoy.',
      'If you would rather cook for yourself, our grocery shopping service fills your kitchen instead.',
    ],
  },
  costs: {
    rows: [
      { item: 'Meals on Wheels', price: callForRate, note: 'There is no income requirement.' },
      { item: 'Grocery shopping service', price: callForRate, note: `In all of our towns but ${mealsOnly}.` },
    ],
    waysHeading: 'If money is a worry',
    ways: [
      { way: 'Your income', answer: 'It does not decide anything. There is no income requirement for meals.' },
      {
        way: 'Help with the price',
        answer: [
          'Say so when you call. A ',
          { text: 'social worker', href: '/social-work-support' },
          ' can look with you for benefits that may help.',
        ],
      },
    ],
  },
  questions: {
    heading: 'Questions people ask',
    faqs: [
      {
        id: 'income',
        question: 'Is Meals on Wheels only for people with a low income?',
        answer: [
          `No. There is no income requirement. You can have meals if you are ${meals.minimumAge} or older and live in one of our towns.`,
        ],
      },
      {
        id: 'how-soon',
        question: 'How soon can meals start?',
        answer: [
          `Deliveries begin ${meals.start}. If you need help sooner, for example on the day you come home from the hospital, call and say so.`,
        ],
      },
      {
        id: 'for-somebody-else',
        question: 'Can I ask for my mother, father or neighbor?',
        answer: ['Yes. Many people do. The form has a place for the name of the person the meals are for.'],
      },
      {
        id: 'outside-the-towns',
        question: 'What if I live in another town?',
        answer: [
          [
            'Most areas have a program like ours. The Eldercare Locator knows the nearest: call ',
            publicHelp.eldercareLocator,
            '. It is a free public service.',
          ],
        ],
      },
      {
        id: 'help-deliver',
        question: 'Can I help to deliver?',
        answer: [
          ['Gladly. Drivers and shoppers are volunteers. See ', { text: 'how to volunteer', href: '/volunteer' }, '.'],
        ],
      },
    ],
  },
  close: {
    heading: 'Hungry for an easier day?',
    text: 'Call, and tell us where you live and what you like to eat. We take it from there.',
  },
  areas: townNames.map((town) => `${town}, New Jersey`),
  minimumAge: meals.minimumAge,
  form: {
    type: 'mow',
    reader: 'The Meals on Wheels team',
    fields: [
      fullName,
      phoneNumber,
      email,
      beneficiaryName,
      zipCode,
      byEmailPhoneOrText,
      {
        id: 'serviceType',
        label: 'Which service are you asking about?',
        type: 'radio',
        isRequired: true,
        options: ['Meals on Wheels', 'Grocery Shopping'],
        preselections: { meals: 'Meals on Wheels', groceries: 'Grocery Shopping' },
      },
      {
        id: 'serviceJourney',
        label: 'Where are you in your search?',
        type: 'radio',
        isRequired: true,
        options: [
          'I am just starting to research options',
          'I know what I need and am looking at options',
          'I want the service and want to start soon',
        ],
      },
      additionalInfo,
    ],
  },
  getStarted: {
    search: {
      title: `Ask about Meals on Wheels | ${organization.name}`,
      description: `Ask for Meals on Wheels or grocery shopping at home. Deliveries begin ${meals.start}.`,
    },
    heading: 'Ask for meals or groceries',
    lead: `It takes about three minutes. Once everything is settled, deliveries begin ${meals.start}.`,
    steps: [
      'The Meals on Wheels team reads your answers.',
      `We answer the way you choose, ${officeHours}`,
      `Together we settle the details. Deliveries begin ${meals.start}.`,
    ],
  },
}

/** The words that only its own page says. */
export const sections = {
  who: {
    heading: 'Who can have meals',
    terms: [
      { term: `${meals.minimumAge} or older`, text: `Meals are for people who have turned ${meals.minimumAge}.` },
      {
        term: `In ${inWords(meals.towns.length)} towns`,
        text: `You live in ${city} or in one of its neighbors, listed below.`,
      },
      { term: 'Any income', text: 'There is no income requirement. You do not have to show what you earn.' },
    ],
  },
  service: {
    heading: 'How the meals come',
    /** Renna Media 2016. */
    confirm: 'The first meals: October 1966, funding from the Junior League, volunteers from local clubs.',
    text: [
      `Neighbors drive the routes: about ${meals.volunteers} volunteers make Meals on Wheels possible. One of them brings your meal to your door.`,
      `Our hours are ${hoursInWords(hours)} Deliveries begin ${meals.start}, once we have settled the details with you.`,
      'The first meals went out in October 1966, with funding from the Junior League and volunteers from local clubs.',
    ] satisfies readonly Block[],
  },
  film: {
    heading: 'See how it works',
    lead: 'A video of a delivery day. It plays here once you press it.',
  },
  towns: {
    heading: 'When and where we deliver',
    lead: `${asBeginning(inWords(meals.towns.length))} towns, with groceries in ${inWords(groceryTowns.length)} of them.`,
    ask: 'Not sure about your address? Call with your ZIP code, and we’ll tell you whether we deliver there.',
  },
  hours: { caption: 'When Meals on Wheels is working', rows: [hours, officeRow] },
  groceries: {
    heading: 'Grocery shopping service',
    text: [
      'You like your own cooking, but the store has become too far or the bags too heavy. Give us your list, and a volunteer shopper does the rest.',
      `The service goes to ${inWords(groceryTowns.length)} towns: ${inSentence(groceryTowns)}. In ${mealsOnly} we deliver meals only.`,
    ] satisfies readonly Block[],
    link: askForGroceries,
  },
  start: {
    heading: 'How to start',
    steps: [
      { heading: 'Call, or send the form', text: 'Say whether you would like meals or groceries, and where you live.' },
      { heading: 'Settle the details', text: 'We talk about your address and about what you can eat.' },
      { heading: 'Open the door', text: `Deliveries begin ${meals.start}.` },
    ],
  },
} as const
