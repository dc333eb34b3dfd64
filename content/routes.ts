import { illustrations } from './illustrations'
import { messages } from './messages'
import { organization } from './organization'
import { givingWayCount } from './pages/giving'
import { boardYear } from './people'
import { type ProgramSlug, programCount, programs } from './programs'
import { homecare } from './programs/homecare'
import { asBeginning } from './sentences'
import type { PageFacts, Route } from './types'
import { videoCount } from './videos'

const { figures, foundedYear } = organization

/** The pages besides those of the programs, which bring theirs along. */
const pages = [
  {
    path: '/',
    title: 'Home',
    description: `Home care, adult day care, meals, social work, Medicare counseling and more for older adults in Union County, New Jersey, since ${foundedYear}.`,
    name: 'Home',
    picture: homecare.image,
    isIndexed: true,
  },
  {
    path: '/find-help',
    title: `Find the right help | ${organization.name}`,
    description:
      'Three short questions show which of our programs may fit, what is known of the cost, whether we serve your town, and whom to call.',
    name: 'Find Help',
    picture: illustrations.notFound,
    isIndexed: true,
  },
  {
    path: '/gifting-sage',
    title: `Ways to Give | ${organization.name}`,
    description: `${asBeginning(givingWayCount)} ways to help older neighbors stay at home: a gift today or every month, securities, an IRA transfer, a car, food and more.`,
    name: 'Ways to Give',
    picture: illustrations.giftJar,
    isIndexed: true,
  },
  {
    path: '/volunteer',
    title: `Volunteer with older neighbors | ${organization.name}`,
    description: `More than ${figures.volunteers} volunteers deliver meals, shop, repair furniture and keep people company. Find the place that suits you.`,
    name: 'Volunteer',
    picture: illustrations.deliveryRoute,
    isIndexed: true,
  },
  {
    path: '/volunteer/get-started',
    title: `Volunteer application | ${organization.name}`,
    description:
      'Download the volunteer application, fill it in on your computer or by hand, and send it to us by email.',
    name: messages.getStarted,
    isIndexed: true,
  },
  {
    path: '/careers-at-sage',
    title: `Careers for home health aides | ${organization.name}`,
    description:
      'Work as a Certified Home Health Aide, live-in or hourly, full-time or part-time. Benefits, requirements and how to apply.',
    name: 'Careers',
    picture: illustrations.careersHero,
    isIndexed: true,
  },
  {
    path: '/sage-video-library',
    title: `Video Library | ${organization.name}`,
    description: `${asBeginning(videoCount)} videos about our programs, recent events and the people who say thank you. Watch them here on this page.`,
    name: 'Video Library',
    picture: illustrations.videosHero,
    isIndexed: true,
  },
  {
    path: '/testimonials',
    title: `Testimonials from families | ${organization.name}`,
    description:
      'Families and Spend-A-Day participants tell, in their own words and on video, what help at home has meant to them.',
    name: 'Testimonials',
    picture: illustrations.testimonialsHero,
    isIndexed: true,
  },
  {
    path: '/news-publications',
    title: `News & Publications | ${organization.name}`,
    description:
      'Our latest e-newsletter and print edition, and every issue of past years, to read on screen or to print.',
    name: 'News & Publications',
    picture: illustrations.newsHero,
    isIndexed: true,
  },
  {
    path: '/about',
    title: `About Us | ${organization.name}`,
    description: `What we believe in and where we come from: a non-profit in Summit, NJ, founded in ${foundedYear} to help older adults age at home.`,
    name: 'About Us',
    picture: illustrations.aboutHero,
    isIndexed: true,
  },
  {
    path: '/history',
    title: `Our history since ${foundedYear} | ${organization.name}`,
    description: `Seventy years in pictures, decade by decade: from a college club in ${foundedYear} to home care, day care and ${figures.meals} meals a year.`,
    name: 'History',
    picture: illustrations.historyHero,
    isIndexed: true,
  },
  {
    path: '/trustees',
    title: `Trustees and founders | ${organization.name}`,
    description: `The ${boardYear} executive committee and board of trustees, the executive director and the founders of our non-profit.`,
    name: 'Trustees',
    picture: illustrations.trusteesHero,
    isIndexed: true,
  },
  {
    path: '/privacy-policy',
    title: `Privacy Policy | ${organization.name}`,
    description:
      'What this website does with what you tell us: no cookies, no tracking, and what a form, a video or a map sends.',
    name: 'Privacy Policy',
    isIndexed: true,
  },
  {
    path: '/accessibility',
    title: `Accessibility | ${organization.name}`,
    description:
      'How we test this website so that everyone can use it, what doesn’t work yet, and who to call if something gets in your way.',
    name: 'Accessibility',
    isIndexed: true,
  },
  {
    path: '/sage-portal',
    title: `Trustee Portal | ${organization.name}`,
    description:
      'Information for trustees of the organization and how to reach the office about access to board papers.',
    name: 'Trustee Portal',
    isIndexed: false,
  },
] as const satisfies readonly (PageFacts & { path: `/${string}` })[]

/** Every path of this site, without a slash at its end. */
export type RoutePath = (typeof pages)[number]['path'] | `/${ProgramSlug}` | `/${ProgramSlug}/get-started`

/** The first part of the paths that have a page below them where somebody gets started. */
export type StartingSection = ProgramSlug | 'volunteer'

const programRoutes = programs.flatMap(({ slug, names, search, banner, getStarted }): Route[] => [
  { path: `/${slug}`, ...search, name: names.menu, picture: banner.image, isIndexed: true },
  { path: `/${slug}/get-started`, ...getStarted.search, name: messages.getStarted, isIndexed: true },
])

const [home, ...others] = pages

/** Every page, once. Sitemap, metadata, breadcrumbs and the tests are made from this list. */
export const routes: readonly Route[] = [home, ...programRoutes, ...others]

/** The page that is shown when an address does not exist. */
export const notFoundRoute = {
  title: `Page not found | ${organization.name}`,
  description: `This page is not here. Find our ${programCount} programs, our telephone number and the way home.`,
} as const

/** The entry of a path. */
export function routeFor(path: RoutePath): Route {
  const route = routes.find((entry) => entry.path === path)
  if (!route) throw new Error(`content/routes.ts: no entry for ${path}. Add one with title and description.`)
  return route
}

/** The page above another: '/spad' for '/spad/get-started'. */
export function parentOf(path: RoutePath): RoutePath | undefined {
  return routes.find((entry) => path.startsWith(`${entry.path}/`))?.path
}
