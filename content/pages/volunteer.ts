import { supplied, volunteeringFacts } from '@/content/facts'
import { illustrations } from '@/content/illustrations'
import { organization } from '@/content/organization'
import { meals } from '@/content/programs/meals-on-wheels'
import type { Block, Fact, Slide } from '@/content/types'

const { minimumAge, backgroundCheck, training } = volunteeringFacts

/** Words of the volunteer page. Figures are those of BRIEF 2.9. */
export const volunteer = {
  headline: 'Volunteer with older neighbors',
  lead: 'Drive a meal route, shop for groceries, fix furniture, or help in the office.',
  slideshow: {
    label: 'What volunteers do',
    sign: organization.name,
    /** Milliseconds (BRIEF 2.9). */
    interval: 5000,
    fade: 1000,
    slides: [
      { ...illustrations.deliveryRoute, caption: 'Meals on Wheels' },
      { ...illustrations.groceryBags, caption: 'Grocery shopping' },
      { ...illustrations.frontDesk, caption: 'Office and reception' },
      { ...illustrations.musicAfternoon, caption: 'Music at Spend-A-Day' },
    ] satisfies readonly Slide[],
  },
  factsLabel: 'At a glance',
  facts: [
    { label: 'Volunteers', value: `More than ${organization.figures.volunteers}` },
    { label: 'With Meals on Wheels', value: `About ${meals.volunteers}` },
    { label: 'When', value: 'Weekdays' },
    { label: 'To start', value: 'One application to download' },
  ] satisfies readonly Fact[],
  opportunities: {
    heading: 'Many ways to help',
    conditions: supplied(minimumAge, backgroundCheck, training) satisfies readonly Block[],
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
            text: 'Once you’re trained, answer Medicare questions for people in Union County through the State Health Insurance Assistance Program (SHIP).',
          },
        ],
      },
      {
        heading: 'Keeping things running',
        items: [
          { name: 'Furniture Workshop', text: 'Cane, rush, repair, and refinish furniture.' },
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
        text: 'The application asks which weekdays and hours suit you.',
      },
      {
        heading: 'Make a difference',
        text: 'Bring a meal, groceries, or an hour of company to an older neighbor.',
      },
    ],
  },
  close: {
    heading: 'Ready to help?',
    text: 'Start with the application, or call and tell us what you like to do. We’ll tell you where we could use your help.',
  },
} as const
