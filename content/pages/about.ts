import { prints } from '../history'
import { illustrations } from '../illustrations'
import { organization } from '../organization'
import { programCount } from '../programs'
import { meals } from '../programs/meals-on-wheels'
import { spendADay } from '../programs/spad'
import type { Fact, Link } from '../types'

const { figures } = organization

/** Words of the about page. Facts are those of BRIEF 1.1. */
export const about = {
  heading: `About ${organization.name}`,
  lead: `We are a non-profit in Summit, New Jersey. Since ${organization.foundedYear} we have helped older adults to age at home, and stood by their families.`,
  image: illustrations.aboutHero,
  begin: { text: 'See our history in pictures', href: '/history' } satisfies Link,
  factsLabel: 'In figures',
  facts: [
    { label: 'Founded', value: String(organization.foundedYear) },
    { label: 'Home care', value: `${figures.homeCareHours} hours a year` },
    { label: 'Spend-A-Day', value: `${figures.dayCareHours} hours a year` },
    { label: 'Meals', value: `${figures.meals} delivered a year` },
  ] satisfies readonly Fact[],
  /** The sense is the brief's; the owner's own wording takes their place. */
  statements: [
    {
      id: 'vision',
      heading: 'Our vision',
      text: 'Every older adult can grow old at home: safe, well\u00a0fed and in good company.',
      confirm: 'Replace it with the vision as your board adopted it.',
    },
    {
      id: 'mission',
      heading: 'Our mission',
      text: 'We help older adults to age at home. We bring them care, meals, advice and company, and we stand by the families who look after them.',
      confirm: 'Replace it with the mission as your board adopted it.',
    },
  ],
  legacy: {
    heading: 'Our legacy',
    lead: 'What began in three different decades is still here today.',
    milestones: [
      {
        year: organization.foundedYear,
        title: 'A college club begins',
        text: 'A college club founds our organization. Home care has been offered ever since.',
        image: prints.club,
      },
      {
        year: meals.since,
        title: 'Meals on Wheels',
        text: `The first meals go out. Today about ${meals.volunteers} volunteers help to deliver them.`,
        image: prints.meals,
      },
      {
        year: spendADay.since,
        title: 'Spend-A-Day',
        text: 'Our medical adult day care opens its doors, so that people have company by day and sleep at home.',
        image: prints.spendADay,
      },
    ],
    more: { text: 'See our history by decade', href: '/history' } satisfies Link,
  },
  together: {
    heading: 'All of it from one place',
    lead: 'We are the only provider in the state that offers the full range of eldercare services. One call can lead to any of them.',
  },
  people: {
    heading: 'The people behind it',
    lead: 'Aides, nurses and social workers do this work, with neighbors who give their time.',
    ways: [
      {
        heading: 'Trustees',
        text: 'The executive committee, the board and the founders, seat by seat.',
        link: { text: 'Meet the trustees', href: '/trustees' },
      },
      {
        heading: 'Volunteers',
        text: `More than ${figures.volunteers} people drive, shop, mend, write and keep others company.`,
        link: { text: 'Join the volunteers', href: '/volunteer' },
      },
      {
        heading: 'Home health aides',
        text: 'Certified and employed by us directly, by the hour or living in.',
        link: { text: 'See careers', href: '/careers-at-sage' },
      },
    ] satisfies readonly { heading: string; text: string; link: Link }[],
  },
  close: {
    heading: 'Tell us what would help',
    text: 'You do not need to know which program is the right one. Call, and we find it together.',
    link: { text: `See our ${programCount} programs`, href: '/#programs' } satisfies Link,
  },
} as const
