import { illustrations } from '../illustrations'
import { organization } from '../organization'
import { furniture } from '../programs/furniture'
import { meals } from '../programs/meals-on-wheels'
import type { Block, Fact, Illustration, Link } from '../types'

const crowd = `More than ${organization.figures.volunteers} volunteers`

/** Words of the volunteer page. Figures are those of BRIEF 2.9. */
export const volunteer = {
  headline: 'Volunteer with older neighbors',
  lead: 'Drive a meal route, fill a grocery bag, mend a chair or play the piano. Choose the work and the hours that suit you.',
  slideshow: {
    label: 'What volunteers do',
    sign: organization.name,
    /** Milliseconds (BRIEF 2.9). */
    interval: 5000,
    fade: 1000,
    slides: [
      illustrations.deliveryRoute,
      illustrations.groceryBags,
      illustrations.frontDesk,
      illustrations.musicAfternoon,
    ] satisfies readonly Illustration[],
  },
  factsLabel: 'At a glance',
  facts: [
    { label: 'What', value: 'Many kinds of work' },
    { label: 'When', value: 'Weekdays, at\u00a0hours you choose' },
    { label: 'Where', value: 'Summit and nearby towns' },
    { label: 'To start', value: 'One application to download' },
  ] satisfies readonly Fact[],
  together: {
    heading: 'There is room for you',
    image: furniture.image,
    text: [
      `${crowd} work with us. About ${meals.volunteers} of them bring Meals on Wheels to front doors. Others shop, cane chairs, answer the phone, explain Medicare or bring their guitar.`,
      'You choose what you do. Some of the work is with people, and some of it is behind the scenes. All of it helps a neighbor to stay at home.',
    ] satisfies readonly Block[],
  },
  opportunities: {
    heading: 'Many ways to help',
    lead: 'Some bring you together with people, and others keep things running.',
    lists: [
      {
        heading: 'With people',
        items: [
          { name: 'Meals on Wheels', text: 'Drive a route, or serve meals at the door.' },
          { name: 'Grocery shopping', text: 'Shop for somebody who cannot get to the store.' },
          { name: 'Spend-A-Day aide', text: 'Join the games, the crafts and the talk at our day program.' },
          { name: 'Entertainer', text: 'Bring music, or whatever you do best, to Spend-A-Day.' },
          { name: 'Medicare counselor', text: 'Explain Medicare to people in Union County through SHIP.' },
        ],
      },
      {
        heading: 'Behind the scenes',
        items: [
          { name: 'Furniture workshop', text: 'Cane, rush, repair and refinish in good company.' },
          { name: 'Medical alert', text: 'Install alert devices in people’s homes.' },
          { name: 'Paperwork', text: 'Help with forms, and enter shopping lists on a computer.' },
          { name: 'Office and reception', text: 'Greet visitors, answer the phone and file.' },
          { name: 'Writing and events', text: 'Write, market, sit on a committee or help at an event.' },
        ],
      },
    ],
  },
  benefits: {
    heading: 'What it gives you',
    cards: [
      {
        heading: 'Flexible scheduling',
        text: 'You tell us which weekdays and which hours suit you. We look for work that fits them.',
        image: illustrations.flexibleHours,
      },
      {
        heading: 'Make a difference',
        text: 'A meal at the door, a mended chair or an hour of company: each helps somebody to stay at home.',
        image: illustrations.makingADifference,
      },
    ],
  },
  begin: {
    heading: 'How to begin',
    download: {
      heading: 'Download the application',
      text: 'It asks how to reach you, when you could help and what you would like to do.',
      link: { text: 'Go to the application', href: '/volunteer/get-started' } satisfies Link,
    },
    nextSteps: [
      { heading: 'Fill it in', text: 'Type into it with a PDF reader, or print it and write by hand.' },
      { heading: 'Email it to us', text: 'We read it and get in touch by phone or email, whichever you choose.' },
    ],
  },
  close: {
    heading: 'Would you rather talk first?',
    text: 'Call and tell us what you like to do. We will tell you where a pair of hands is needed.',
  },
} as const
