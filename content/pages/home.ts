import { illustrations } from '../illustrations'
import { findHelpLink } from '../messages'
import { organization } from '../organization'
import { programCount } from '../programs'
import { asBeginning, inSentence } from '../sentences'
import type { BannerButton, Link, Statistic } from '../types'
import { testimonialGroups } from '../videos'

const socialWorker = { text: 'Ask a social worker', href: '/social-work-support/get-started' } as const

/** Words of the home page. Headlines, figures and claims are the brief's. */
export const home = {
  headline: 'Let Our Family Take Care of You',
  lead: 'Care at home, days in good company, meals at the door and honest advice for older adults in northern New Jersey.',
  buttons: [
    { text: findHelpLink.text, url: findHelpLink.href, isPrimary: true },
    { text: socialWorker.text, url: socialWorker.href, isPrimary: false },
  ] satisfies readonly BannerButton[],
  slideshowLabel: `Our ${programCount} programs`,
  /** Milliseconds (BRIEF 2.6). */
  slideInterval: 5000,
  slideFade: 500,
  welcome: {
    heading: 'Empowering Seniors to Age At Home',
    text: `Most people want to stay where they know every step. We help older adults in ${inSentence(organization.counties)} counties to do that safely, and we stand by the families who look after them.`,
    statistics: [
      {
        value: organization.figures.yearsOfCare,
        description: `years of care, since ${organization.foundedYear}`,
      },
      { value: organization.figures.dayCareHours, description: 'hours of adult day care a year' },
      { value: organization.figures.homeCareHours, description: 'hours of home care a year' },
      { value: organization.figures.meals, description: 'meals delivered a year' },
      { value: 'Only one', description: 'provider in the state with the full range of eldercare services' },
    ] satisfies readonly Statistic[],
  },
  /** What a reader can check, under the figures. */
  proofs: {
    label: 'What stands behind us',
    items: [
      'Accredited by the New Jersey Commission on Accreditation for Home Care',
      'Adult day program licensed by the state health department',
      'Registered nurses and licensed social workers on our team',
      `A non-profit since ${organization.foundedYear}`,
    ],
  },
  /** One story of a family, and where the others are. */
  story: {
    heading: 'Hear it from a family',
    lead: 'Families tell what changed when help came to the house, in their own words.',
    video: testimonialGroups[0].videos[0],
    more: { text: 'All testimonials', href: '/testimonials' } satisfies Link,
  },
  /** The one wide window that asks for a gift. */
  giving: {
    heading: 'Help a neighbor stay at home',
    text: 'Gifts pay for the hours, meals, and visits that no one else covers. Give once, give every month, or find another way that suits you.',
    image: illustrations.giftJar,
    more: { text: 'See all the ways to give', href: '/gifting-sage' } satisfies Link,
  },
  programs: {
    heading: `${asBeginning(programCount)} ways we help you stay at home`,
    lead: 'Choose one, or let us put several together.',
  },
  begin: {
    heading: 'How it begins',
    steps: [
      {
        heading: 'Tell us what is going on',
        text: 'Call, or send a short form at any hour. You do not need to know what to ask for.',
      },
      {
        heading: 'We talk it over with you',
        text: 'We answer your questions, and say plainly what each service does and what it costs.',
      },
      {
        heading: 'You decide',
        text: 'Nothing begins until you say so, and it can change as your life changes.',
      },
    ],
  },
  /** The next step at the end of the page. */
  next: socialWorker,
  joinIn: {
    heading: 'You can help, too',
    lead: 'Neighbors who volunteer and work here make all of this possible.',
    volunteer: {
      heading: 'Volunteer',
      text: `More than ${organization.figures.volunteers} volunteers drive, shop, repair, write and keep people company.`,
      link: { text: 'Volunteer with us', href: '/volunteer' },
    },
    work: {
      heading: 'Work with us',
      text: 'We employ Certified Home Health Aides, live-in and hourly, full-time and part-time.',
      link: { text: 'See careers', href: '/careers-at-sage' },
    },
  },
} as const
