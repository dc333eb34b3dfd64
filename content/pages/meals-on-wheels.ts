import { illustrations } from '../illustrations'
import { organization } from '../organization'
import { hoursInWords, inSentence, meals, officeRow, programHours } from '../program-facts'
import { publicHelp } from '../public-help'
import type { BannerContent, Block, Fact, Faq, Link, Term } from '../types'

const { mow } = programHours
const askForGroceries = { text: 'Ask about groceries', href: '/meals-on-wheels/get-started?about=groceries' } as const

/** Words of the Meals on Wheels page. Facts are those of SPEC sections 1, 2 and 9. */
export const mealsOnWheels = {
  banner: {
    title: 'Meals on Wheels',
    lead: `A meal at your door on weekdays, and a friendly face with it, for people aged ${meals.minimumAge} and older in ${organization.address.city} and seven nearby towns.`,
    image: illustrations.mealsOnWheels,
    buttons: [{ text: askForGroceries.text, url: askForGroceries.href, isPrimary: false }],
  } satisfies BannerContent,
  factsLabel: 'At a glance',
  facts: [
    { label: 'Since', value: String(meals.since) },
    { label: 'For', value: `Ages ${meals.minimumAge} and\u00a0older, any income` },
    { label: 'When', value: hoursInWords(mow) },
    { label: 'Start', value: `${meals.start[0]?.toUpperCase()}${meals.start.slice(1)}` },
  ] satisfies readonly Fact[],
  intro: {
    question: 'Has cooking become a chore, and shopping too heavy?',
    answer: 'Let us bring the meal.',
    text: [
      'Eating well is half of staying well, and of staying at home. We bring a meal to your door on weekdays, so that you can keep your strength for what you enjoy.',
      'If you would rather cook for yourself, our grocery shopping service fills your kitchen instead.',
    ] satisfies readonly Block[],
  },
  who: {
    heading: 'Who can have meals',
    terms: [
      { term: `${meals.minimumAge} or older`, text: `Meals are for people who have turned ${meals.minimumAge}.` },
      {
        term: 'In eight towns',
        text: `You live in ${organization.address.city} or in one of its neighbors, listed below.`,
      },
      { term: 'Any income', text: 'There is no income requirement. You do not have to show what you earn.' },
    ] satisfies readonly (Term & { text: string })[],
  },
  service: {
    heading: 'How the meals come',
    /** Renna Media 2016, as in FACTS.md. */
    confirm: 'The first meals: October 1966, funding from the Junior League, volunteers from local clubs.',
    text: [
      `Neighbors drive the routes: ${meals.volunteers} volunteers make Meals on Wheels possible. One of them brings your meal to your door.`,
      `Our hours are ${hoursInWords(mow)} Deliveries begin ${meals.start}, once we have settled the details with you.`,
      'The first meals went out in October 1966, with funding from the Junior League and volunteers from local clubs.',
    ] satisfies readonly Block[],
  },
  film: {
    heading: 'See how it works',
    lead: 'A video of a delivery day. It plays here once you press it.',
  },
  towns: {
    heading: 'When and where we deliver',
    lead: 'Eight towns, with groceries in seven of them.',
    list: meals.towns.map((name) => (name === meals.townWithoutGroceries ? { name, note: 'meals only' } : { name })),
  },
  hours: { caption: 'When Meals on Wheels is working', rows: [mow, officeRow] },
  groceries: {
    heading: 'Grocery shopping service',
    text: [
      'You like your own cooking, but the store has become too far or the bags too heavy. Give us your list, and a volunteer shopper does the rest.',
      `The service goes to seven towns: ${inSentence(meals.groceryTowns)}. In ${meals.townWithoutGroceries} we deliver meals only.`,
    ] satisfies readonly Block[],
    link: askForGroceries satisfies Link,
  },
  faq: {
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
    ] satisfies readonly Faq[],
  },
  start: {
    heading: 'How to start',
    steps: [
      { heading: 'Call, or send the form', text: 'Say whether you would like meals or groceries, and where you live.' },
      { heading: 'Settle the details', text: 'We talk about your address and about what you can eat.' },
      { heading: 'Open the door', text: `Deliveries begin ${meals.start}.` },
    ],
  },
  close: {
    heading: 'Hungry for an easier day?',
    text: 'Call, and tell us where you live and what you like to eat. We take it from there.',
  },
} as const
