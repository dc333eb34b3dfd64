import { illustrations } from '../illustrations'
import { organization } from '../organization'
import { meals } from '../programs/meals-on-wheels'
import { spendADay } from '../programs/spad'
import type { Fact, Illustration, Link } from '../types'

/** Words of the history page around the timeline; its photographs are in content/history.ts. */
export const history = {
  heading: `Our history since ${organization.foundedYear}`,
  lead: 'It began with a college club and neighbors who needed a hand. Follow the years in pictures, from the first meeting to today.',
  image: illustrations.historyHero,
  begin: { text: `Start in ${organization.foundedYear}`, href: '#1950s' } satisfies Link,
  factsLabel: 'What began when',
  facts: [
    { label: 'Founded', value: String(organization.foundedYear) },
    { label: 'Meals', value: `Since ${meals.since}` },
    { label: 'Spend-A-Day', value: `Since ${spendADay.since}` },
    { label: 'Years of care', value: organization.figures.yearsOfCare },
  ] satisfies readonly Fact[],
  timelineLabel: 'Timeline',
  glance: {
    heading: 'Seventy years at a glance',
    lead: 'Seven stops on the way from a small house to a tree with seven lanterns, one for each ten years.',
    image: {
      picture: 'history/infographic',
      alt: 'A path winds from a small house past a workshop, a door with a covered meal, a card table, a bag of groceries and a telephone to a house by a tree with seven lanterns',
    } satisfies Illustration,
    headings: { year: 'Year', what: 'Stop' },
    // `at`: where the year stands in the picture, in percent from its upper left corner.
    rows: [
      {
        year: organization.foundedYear,
        what: 'A college club founds us, and care at home begins',
        at: { x: 13, y: 90 },
      },
      { year: 1961, what: 'The furniture workshop opens', at: { x: 36, y: 94 } },
      { year: meals.since, what: 'Meals on Wheels sets out', at: { x: 79.5, y: 88 } },
      { year: spendADay.since, what: 'Spend-A-Day opens', at: { x: 51, y: 65.3 } },
      { year: 1998, what: 'The grocery and errand service begins', at: { x: 24.5, y: 65.7 } },
      { year: 2020, what: 'Nearly 3,000 calls while Spend-A-Day is closed', at: { x: 22, y: 42.5 } },
      { year: 2024, what: 'Seventy years of care', at: { x: 82.5, y: 46 } },
    ],
  },
  thisYear: {
    heading: 'This year',
    text: `This frame is still empty, and the next picture could have you in it. More than ${organization.figures.volunteers} volunteers carry the story on, and a gift or a few hours of your time will help.`,
    links: [
      { text: 'Ways to give', href: '/gifting-sage' },
      { text: 'Volunteer with us', href: '/volunteer' },
    ] satisfies readonly Link[],
  },
  close: {
    heading: 'Want to hear more about us?',
    text: 'Call and ask. You can also read what we believe in, and what we’re working toward.',
    link: { text: 'Read our mission', href: '/about' } satisfies Link,
  },
} as const
