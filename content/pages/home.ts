import { illustrations } from '../illustrations'
import { findHelpLink } from '../messages'
import { organization, serviceArea } from '../organization'
import { programCount } from '../programs'
import { asBeginning } from '../sentences'
import type { BannerButton, Link, Statistic } from '../types'
import { testimonialGroups } from '../videos'

const socialWorker = { text: 'Ask a social worker', href: '/social-work-support/get-started' } as const

/** Words of the home page. Headlines, figures and claims are the brief's. */
export const home = {
  headline: 'Let Our Family Take Care of You',
  lead: 'Care at home, days in good company, meals at the door, and honest advice for older adults in northern New Jersey.',
  buttons: [
    { text: findHelpLink.text, url: findHelpLink.href, isPrimary: true },
    { text: socialWorker.text, url: socialWorker.href, isPrimary: false },
  ] satisfies readonly BannerButton[],
  slideshowLabel: `Our ${programCount} programs`,
  /** Milliseconds (BRIEF 2.6). */
  slideInterval: 5000,
  slideFade: 500,
  welcome: {
    confirm: 'The year in which the hours and the meals were counted. Write it beside them.',
    heading: 'Empowering Seniors to Age At Home',
    text: `Most people want to stay in the home they know. We help older adults in ${serviceArea} do that safely, and we support the families who look after them.`,
    statistics: [
      {
        value: organization.figures.yearsOfCare,
        description: `years of care, ${organization.foundedYear} to ${organization.foundedYear + Number(organization.figures.yearsOfCare)}`,
      },
      { value: organization.figures.dayCareHours, description: 'hours of adult day care a year' },
      { value: organization.figures.homeCareHours, description: 'hours of home care a year' },
      { value: organization.figures.meals, description: 'meals delivered a year' },
      { value: 'Only one', description: 'provider in the state with the full range of eldercare services' },
    ] satisfies readonly Statistic[],
  },
  /** What a reader can check, under the figures. */
  proofs: {
    label: 'Why families can rely on us',
    items: [
      'Accredited by the New Jersey Commission on Accreditation for Home Care',
      'Adult day program licensed by the state health department',
      'Registered nurses and licensed social workers on our team',
      `A nonprofit since ${organization.foundedYear}`,
    ],
  },
  /** One story of a family, and where the others are. */
  story: {
    heading: 'Hear it from a family',
    lead: 'Families tell you in their own words what changed when help came to the house.',
    video: testimonialGroups[0].videos[0],
    more: { text: 'All testimonials', href: '/testimonials' } satisfies Link,
  },
  /** The one wide window that asks for a gift. */
  giving: {
    heading: 'Help a neighbor stay at home',
    text: 'Your gift helps pay for care, meals, and visits. Give once, give every month, or find another way that suits you.',
    image: illustrations.giftJar,
    more: { text: 'See all the ways to give', href: '/gifting-sage' } satisfies Link,
  },
  programs: {
    heading: `${asBeginning(programCount)} ways we help you stay at home`,
    lead: 'Choose one, or combine several.',
  },
  begin: {
    heading: 'How to get started',
    steps: [
      {
        heading: 'Tell us what’s going on',
        text: 'Call, or send a short form at any hour. You don’t need to know what to ask for.',
      },
      {
        heading: 'We talk it over with you',
        text: 'We’ll answer your questions and tell you plainly what each service does and what it costs.',
      },
      {
        heading: 'You decide',
        text: 'Nothing starts until you say so, and your plan can change as your life does.',
      },
    ],
  },
  /** The next step at the end of the page. */
  next: socialWorker,
  joinIn: {
    heading: 'You can help, too',
    lead: 'The neighbors who volunteer and work here make all of this possible.',
    volunteer: {
      heading: 'Volunteer',
      text: `More than ${organization.figures.volunteers} volunteers drive, shop, repair furniture, and keep people company.`,
      link: { text: 'Volunteer with us', href: '/volunteer' },
    },
    work: {
      heading: 'Work with us',
      text: 'We employ Certified Home Health Aides, live-in and hourly, full-time and part-time.',
      link: { text: 'See careers', href: '/careers-at-sage' },
    },
  },
} as const
