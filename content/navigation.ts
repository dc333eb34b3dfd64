import { organization } from './organization'
import type { Link } from './types'

/** An entry of the main menu: a link of its own, or a group of links behind a button. */
export type MenuEntry = Link | { text: string; links: readonly Link[] }

export const menu = [
  { text: 'Home', href: '/' },
  {
    text: 'About',
    links: [
      { text: 'About Us', href: '/about' },
      { text: 'History', href: '/history' },
      { text: 'Trustees', href: '/trustees' },
    ],
  },
  {
    text: 'Programs & Services',
    links: [
      { text: 'Home Care', href: '/homecare' },
      { text: 'Spend-A-Day', href: '/spad' },
      { text: 'Meals on Wheels', href: '/meals-on-wheels' },
      { text: 'Social Work', href: '/social-work-support' },
      { text: 'Medicare SHIP', href: '/medicare-ship' },
      { text: 'Furniture Workshop', href: '/furniture' },
    ],
  },
  {
    text: 'Resources',
    links: [
      { text: 'Video Library', href: '/sage-video-library' },
      { text: 'News & Publications', href: '/news-publications' },
    ],
  },
  {
    text: 'Support',
    links: [
      { text: 'Ways to Give', href: '/gifting-sage' },
      { text: 'Volunteer', href: '/volunteer' },
    ],
  },
  { text: 'Testimonials', href: '/testimonials' },
] as const satisfies readonly MenuEntry[]

export const donateLink = {
  text: 'Donate Now',
  href: organization.donationForm,
  opensNewTab: true,
} as const satisfies Link

export const footerColumns = [
  {
    heading: 'Programs and Services',
    links: [
      { text: 'Home Care', href: '/homecare' },
      { text: 'Spend-A-Day', href: '/spad' },
      { text: 'Meals on Wheels', href: '/meals-on-wheels' },
      { text: 'Social Work Support', href: '/social-work-support' },
      { text: 'Community Outreach', href: '/social-work-support#communityOutreach' },
      { text: 'Medical Alert', href: '/social-work-support#lifestation' },
      { text: 'Medicare SHIP', href: '/medicare-ship' },
      { text: 'Furniture Workshop', href: '/furniture' },
      { text: 'Volunteer', href: '/volunteer' },
      { text: 'Ways to Give', href: '/gifting-sage' },
    ],
  },
  {
    heading: 'About and Resources',
    links: [
      { text: 'About Us', href: '/about' },
      { text: 'History', href: '/history' },
      { text: 'Trustees', href: '/trustees' },
      { text: 'Testimonials', href: '/testimonials' },
      { text: 'Careers', href: '/careers-at-sage', opensNewTab: true },
      { text: 'Video Library', href: '/sage-video-library' },
      { text: 'News & Publications', href: '/news-publications' },
      { text: 'Trustee Portal', href: '/sage-portal' },
    ],
  },
] as const satisfies readonly { heading: string; links: readonly Link[] }[]
