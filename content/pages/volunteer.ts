import { illustrations } from '../illustrations'
import { organization } from '../organization'
import { supplied } from '../owner-facts'
import { furniture } from '../programs/furniture'
import { meals } from '../programs/meals-on-wheels'
import type { Block, Fact, Link, OwnerFact, Slide } from '../types'

const crowd = `More than ${organization.figures.volunteers} volunteers`

const minimumAge: OwnerFact = { value: '', supply: 'Write how old a volunteer has to be, in one sentence.' }

const backgroundCheck: OwnerFact = {
  value: '',
  supply: 'Write whether volunteers need a background check, in one sentence.',
}

const training: OwnerFact = { value: '', supply: 'Write what training volunteers get, in one sentence.' }

/** Words of the volunteer page. Figures are those of BRIEF 2.9. */
export const volunteer = {
  headline: 'Volunteer with older neighbors',
  lead: 'Drive a meal route, fill a grocery bag, fix a chair, or play the piano. You choose the work and the hours that suit you.',
  slideshow: {
    label: 'What volunteers do',
    sign: organization.name,
    /** Milliseconds (BRIEF 2.9). */
    interval: 5000,
    fade: 1000,
    slides: [
      { ...illustrations.deliveryRoute, sill: { lead: 'On the road', line: 'Two drivers check their list.' } },
      { ...illustrations.groceryBags, sill: { lead: 'Groceries', line: 'There was a pineapple on the list.' } },
      { ...illustrations.frontDesk, sill: { lead: 'At the front desk', line: 'A guest signs in.' } },
      { ...illustrations.musicAfternoon, sill: { lead: 'Music', line: 'Someone always sings along.' } },
    ] satisfies readonly Slide[],
  },
  factsLabel: 'At a glance',
  facts: [
    { label: 'What', value: 'Many kinds of work' },
    { label: 'When', value: 'Weekdays, at\u00a0hours that suit\u00a0you' },
    { label: 'Where', value: 'Summit and nearby towns' },
    { label: 'To start', value: 'One application to download' },
  ] satisfies readonly Fact[],
  together: {
    heading: 'There’s a place for you',
    image: furniture.image,
    text: [
      `${crowd} work with us, and about ${meals.volunteers} of them help with Meals on Wheels. Others shop for groceries, cane chairs, answer the phone, explain Medicare, or bring along a guitar.`,
      'You choose what you do. Some of the work is with people, and some of it keeps things running. All of it helps a neighbor stay at home.',
      ...supplied(minimumAge, backgroundCheck, training),
    ] satisfies readonly Block[],
  },
  minimumAge,
  backgroundCheck,
  training,
  opportunities: {
    heading: 'Many ways to help',
    lead: 'Some of them bring you together with people, and others keep things running.',
    lists: [
      {
        heading: 'With people',
        items: [
          { name: 'Meals on Wheels', text: 'Drive a route, or bring meals to the door.' },
          { name: 'Grocery shopping', text: 'Shop for someone who can’t get to the store.' },
          { name: 'Spend-A-Day aide', text: 'Join in the games, crafts, and conversation at our adult day program.' },
          { name: 'Entertainer', text: 'Bring music, or whatever you do best, to Spend-A-Day.' },
          {
            name: 'Medicare counselor',
            text: 'Answer questions for people in Union County through the State Health Insurance Assistance Program (SHIP).',
          },
        ],
      },
      {
        heading: 'Keeping things running',
        items: [
          { name: 'Furniture Workshop', text: 'Cane, rush, repair, and refinish furniture in good company.' },
          { name: 'Medical alert', text: 'Install alert devices in people’s homes.' },
          { name: 'Paperwork', text: 'Help with forms, and enter shopping lists on a computer.' },
          { name: 'Office and reception', text: 'Greet visitors, answer the phone, and help with filing.' },
          {
            name: 'Writing and events',
            text: 'Write, help with marketing, serve on a committee, or pitch in at an event.',
          },
        ],
      },
    ],
  },
  benefits: {
    heading: 'Why volunteer with us',
    cards: [
      {
        heading: 'Flexible scheduling',
        text: 'You tell us which weekdays and hours suit you, and we look for work that fits.',
        image: illustrations.flexibleHours,
      },
      {
        heading: 'Make a difference',
        text: 'A meal at the door, a repaired chair, or an hour of company can help someone stay at home.',
        image: illustrations.makingADifference,
      },
    ],
  },
  begin: {
    heading: 'How to get started',
    download: {
      heading: 'Download the application',
      text: 'It asks how to reach you, when you can help, and what you’d like to do.',
      link: { text: 'Go to the application', href: '/volunteer/get-started' } satisfies Link,
    },
    nextSteps: [
      { heading: 'Fill it out', text: 'Type your answers in a PDF reader, or print it and write by hand.' },
      { heading: 'Email it to us', text: 'We’ll read it and get in touch by phone or email, whichever you choose.' },
    ],
  },
  close: {
    heading: 'Would you rather talk first?',
    text: 'Call and tell us what you like to do, and we’ll tell you where we could use your help.',
  },
} as const
