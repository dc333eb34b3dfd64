import { illustrations } from '@/content/illustrations'
import { organization } from '@/content/organization'
import { meals } from '@/content/programs/meals-on-wheels'
import { spendADay } from '@/content/programs/spad'
import type { Illustration, Link } from '@/content/types'

/** Words of the history page around the timeline; its pictures are in content/history.ts. */
export const history = {
  heading: `Our history since ${organization.foundedYear}`,
  lead: 'It started with a college club. Follow our story decade by decade, in drawings made for this page.',
  image: illustrations.historyHero,
  begin: { text: `Start in ${organization.foundedYear}`, href: '#1950s' } satisfies Link,
  timelineLabel: 'Timeline',
  glance: {
    heading: 'Seventy years at a glance',
    image: {
      picture: 'history/infographic',
      alt: 'A path winds from a small house past a workshop, a door with a covered meal, a card table, a bag of groceries, and a telephone to a house by a tree with seven lanterns',
    } satisfies Illustration,
    headings: { year: 'Year', what: 'What happened' },
    // `at`: where the year stands in the picture, in percent from its upper left corner.
    rows: [
      {
        year: organization.foundedYear,
        what: 'A college club founded us, and home care began',
        at: { x: 13, y: 90 },
      },
      { year: 1961, what: 'The Furniture Workshop opened', at: { x: 36, y: 94 } },
      { year: meals.since, what: 'Meals on Wheels began', at: { x: 79.5, y: 88 } },
      { year: spendADay.since, what: 'Spend-A-Day opened', at: { x: 51, y: 65.3 } },
      { year: 1998, what: 'The shopping and errand service began', at: { x: 24.5, y: 65.7 } },
      {
        year: 2020,
        what: 'Spend-A-Day closed for more than a year, and phone calls took its place',
        at: { x: 22, y: 42.5 },
      },
      { year: organization.foundedYear + 70, what: 'Seventy years of care', at: { x: 82.5, y: 46 } },
    ],
  },
  close: {
    heading: 'Do you have a photo or a story?',
    text: 'Call us, and help us tell our history.',
  },
} as const
