import { illustrations } from '@/content/illustrations'
import { organization } from '@/content/organization'
import { programCount } from '@/content/programs'
import { meals } from '@/content/programs/meals-on-wheels'
import { spendADay } from '@/content/programs/spad'
import type { Link } from '@/content/types'

/** Words of the about page. Facts are those of BRIEF 1.1. */
export const about = {
  heading: `About ${organization.name}`,
  lead: `We’re a nonprofit in Summit, New Jersey, and we’ve cared for older neighbors since ${organization.foundedYear}.`,
  image: illustrations.aboutHero,
  begin: { text: 'See our history in pictures', href: '/history' } satisfies Link,
  /** What they mean comes from the brief; the owner's own wording takes their place. */
  statements: [
    {
      id: 'vision',
      heading: 'Our vision',
      text: 'We want everyone to be able to grow old at home: safe, well\u00a0fed, and among people they know.',
      confirm: 'Replace it with the vision as your board adopted it.',
    },
    {
      id: 'mission',
      heading: 'Our mission',
      text: 'We help older adults age at home. We bring them care, meals, advice, and company, and we support the families who look after them.',
      confirm: 'Replace it with the mission as your board adopted it.',
    },
  ],
  legacy: {
    heading: 'Our legacy',
    milestones: [
      {
        year: organization.foundedYear,
        title: 'Founded by a college club',
        text: 'We’ve offered home care ever since.',
      },
      {
        year: meals.since,
        title: 'Meals on Wheels',
        text: `The first meals went out that year. Today, about ${meals.volunteers} volunteers help with the deliveries.`,
      },
      {
        year: spendADay.since,
        title: 'Spend-A-Day',
        text: 'Our medical adult day care opened.',
      },
    ],
  },
  close: {
    heading: 'Tell us what would help',
    text: 'You don’t have to know which program is the right one. Call us, and we’ll help you find it.',
    link: { text: `See our ${programCount} programs`, href: '/#programs' } satisfies Link,
  },
} as const
