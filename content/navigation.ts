import { findHelpLink, searchLink } from './messages'
import { programs } from './programs'
import type { Illustration, Link } from './types'

export type LinkGroup = { text: string; links: readonly Link[] }

/** A page in the main menu. Where there's room, it gets a picture and a line on what you'll find there. */
export type MenuLink = Link & { promise?: string; image?: Illustration }

export type MenuEntry = Link | { text: string; links: readonly MenuLink[] }

export const menu: readonly MenuEntry[] = [
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
    links: programs.map(({ slug, names, summary, image }) => ({
      text: names.menu,
      href: `/${slug}`,
      promise: summary,
      image: { ...image, alt: '' },
    })),
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
]

const programLinks: readonly Link[] = programs.flatMap(({ slug, names, footerParts = [] }): Link[] => [
  { text: names.menu, href: `/${slug}` },
  ...footerParts.map(({ text, id }): Link => ({ text, href: `/${slug}#${id}` })),
])

export const footerColumns: readonly LinkGroup[] = [
  {
    text: 'Programs and Services',
    links: [findHelpLink, ...programLinks, { text: 'Ways to Give', href: '/gifting-sage' }],
  },
  {
    text: 'About and Resources',
    links: [
      { text: 'About Us', href: '/about' },
      { text: 'History', href: '/history' },
      { text: 'Trustees', href: '/trustees' },
      { text: 'Testimonials', href: '/testimonials' },
      { text: 'Careers', href: '/careers-at-sage', opensNewTab: true },
      { text: 'Volunteer', href: '/volunteer' },
      { text: 'Video Library', href: '/sage-video-library' },
      { text: 'News & Publications', href: '/news-publications' },
      { text: 'Trustee Portal', href: '/sage-portal' },
      searchLink,
    ],
  },
]
