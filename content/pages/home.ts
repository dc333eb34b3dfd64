import { illustrations } from '@/content/illustrations'
import { organization, serviceArea } from '@/content/organization'
import { programCount } from '@/content/programs'
import type { RichText, Statistic } from '@/content/types'

/** When the figures were counted, once the owner has said so. */
const counted = organization.figures.year ? `in ${organization.figures.year}` : 'a year'

/** Words of the home page. Headlines, figures and claims are the brief's. */
export const home = {
  headline: 'Let Our Family Take Care of You',
  lead: 'Care at home, adult day care, meals at the door, and trusted advice for older adults in northern New Jersey.',
  slideshowLabel: `Our ${programCount} programs`,
  /** Milliseconds (BRIEF 2.6). */
  slideInterval: 5000,
  slideFade: 500,
  welcome: {
    heading: 'Empowering Seniors to Age At Home',
    text: `We help older adults in ${serviceArea} stay safely in the home they know, and we support the families who look after them.`,
    statistics: [
      { value: organization.figures.yearsOfCare, description: `years of care since ${organization.foundedYear}` },
      { value: organization.figures.dayCareHours, description: `hours of adult day care ${counted}` },
      { value: organization.figures.homeCareHours, description: `hours of home care ${counted}` },
      { value: organization.figures.meals, description: `meals delivered ${counted}` },
      { value: 'Only one', description: 'provider in the state with the full range of eldercare services' },
    ] satisfies readonly Statistic[],
  },
  programs: {
    heading: `Our ${programCount} programs`,
    stories: [
      'Hear from families in their own words: ',
      { text: 'watch the testimonials', href: '/testimonials' },
      '.',
    ] satisfies RichText,
  },
  joinIn: {
    heading: 'You can help, too',
    image: illustrations.rakingLeaves,
    give: {
      heading: 'Give',
      text: 'Your gift helps pay for care, meals, and advice.',
      link: { text: 'See ways to give', href: '/gifting-sage' },
    },
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
