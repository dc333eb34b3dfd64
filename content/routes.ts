import { illustrations } from './illustrations'
import { messages } from './messages'
import { organization } from './organization'
import { givingWayCount } from './pages/giving'
import { boardYear } from './people'
import { type ProgramSlug, programs } from './programs'
import { homecare } from './programs/homecare'
import { socialWorkSupport } from './programs/social-work-support'
import type { Illustration, PageFacts, Route } from './types'

const { figures, foundedYear } = organization

/** What is written about a page here: it's indexed unless it says that it isn't. */
type Unlisted = Omit<PageFacts, 'isIndexed'> & { isIndexed?: false }

/** The pages other than the programs', which come from their records. */
const pages = [
  {
    path: '/',
    title: 'Home',
    description: `Home care, adult day care, Meals on Wheels, and Medicare counseling for older adults in Union County, NJ, from a nonprofit founded in ${foundedYear}.`,
    name: 'Home',
    picture: homecare.image,
  },
  {
    path: '/find-help',
    title: `Find the Right Eldercare Near Summit, NJ | ${organization.name}`,
    description:
      'Not sure what help you need? Choose what’s going on to see which of our programs may help, whether we serve your town, and who to call.',
    name: 'Find the Right Help',
    picture: illustrations.findHelpHero,
  },
  {
    path: '/search',
    title: `Search This Website, or See All Pages | ${organization.name}`,
    description:
      'Looking for help with meals, care at home, or Medicare near Summit, NJ? Search all our pages with a word or two, or look through the list of every page.',
    name: 'Search',
  },
  {
    path: '/gifting-sage',
    title: `Ways to Give and Help Seniors in Summit, NJ | ${organization.name}`,
    description: `Looking for an eldercare charity in New Jersey? See ${givingWayCount} ways to help seniors stay at home, such as a monthly gift, stock, a car, or food.`,
    name: 'Ways to Give',
    picture: illustrations.giftHouse,
  },
  {
    path: '/volunteer',
    title: `Volunteer With Seniors Near Summit, NJ | ${organization.name}`,
    description: `Want to volunteer with seniors near Summit, NJ? Join more than ${figures.volunteers} neighbors who deliver meals, shop, repair furniture, and keep people company.`,
    name: 'Volunteer',
    picture: illustrations.deliveryRoute,
  },
  {
    path: '/volunteer/get-started',
    title: `Volunteer Application to Download (PDF) | ${organization.name}`,
    description:
      'Download our volunteer application as a PDF, fill it out on your computer or by hand, and email it to us. See what it asks before you start.',
    name: messages.getStarted,
  },
  {
    path: '/careers-at-sage',
    title: `Home Health Aide Jobs in Summit, New Jersey | ${organization.name}`,
    description:
      'Home health aide jobs in Union County, NJ: live-in or hourly, full-time or part-time. See what we offer, what you’ll need, and how to apply.',
    name: 'Careers',
    picture: illustrations.careersHero,
  },
  {
    path: '/sage-video-library',
    title: `Video Library: Our Programs and People | ${organization.name}`,
    description:
      'Watch videos about Home Care, Spend-A-Day, Meals on Wheels, and our other programs for older adults, and hear thank-you messages from our team.',
    name: 'Video Library',
    picture: illustrations.videosHero,
  },
  {
    path: '/testimonials',
    title: `Testimonials: Families Talk About Our Care | ${organization.name}`,
    description:
      'What do families say about home care and adult day care at a New Jersey nonprofit? Hear from families and Spend-A-Day participants on video.',
    name: 'Testimonials',
    picture: illustrations.testimonialsHero,
  },
  {
    path: '/news-publications',
    title: `News & Publications: Our Newsletters | ${organization.name}`,
    description:
      'Read our latest newsletter for older adults and families in northern New Jersey, or look through past issues by year, online and as PDFs to print.',
    name: 'News & Publications',
    picture: illustrations.newsHero,
  },
  {
    path: '/about',
    title: `About Us: A Nonprofit in Summit, NJ | ${organization.name}`,
    description: `Who are we? ${organization.name} is a nonprofit in Summit, NJ, founded in ${foundedYear}. Read about our vision, our mission, and the programs we’re known for.`,
    name: 'About Us',
    picture: illustrations.aboutHero,
  },
  {
    path: '/history',
    title: `Our History in Summit, NJ, Since ${foundedYear} | ${organization.name}`,
    description: `How did a college club in Summit, NJ, start home care in ${foundedYear}? See our history in pictures, decade by decade, from that first year to today.`,
    name: 'History',
    picture: illustrations.historyHero,
  },
  {
    path: '/trustees',
    title: `Trustees, Founders, and Our Director | ${organization.name}`,
    description: `Find out who leads our nonprofit in Summit, NJ, and who founded it: the ${boardYear} executive committee, trustees, executive director, and founders.`,
    name: 'Trustees',
    picture: illustrations.trusteesHero,
  },
  {
    path: '/privacy-policy',
    title: `Privacy Policy: No Cookies, No Tracking | ${organization.name}`,
    description:
      'Find out what this website does with what you tell us. It sets no cookies and doesn’t track you. See what happens when you send a form or play a video.',
    name: 'Privacy Policy',
  },
  {
    path: '/accessibility',
    title: `Accessibility: Using This Website Your Way | ${organization.name}`,
    description:
      'How we test this website so that everyone can use it, what doesn’t work yet, and who to call if something gets in your way.',
    name: 'Accessibility',
  },
  {
    path: '/es',
    title: `Ayuda para personas mayores en Summit, NJ | ${organization.name}`,
    description:
      'Cuidado en el hogar, centro diurno, comidas a domicilio y ayuda con Medicare para personas mayores del condado de Union, Nueva Jersey. Llámenos.',
    name: 'Español',
    picture: socialWorkSupport.image,
    language: 'es',
  },
  {
    path: '/sage-portal',
    title: `Trustee Portal: How to Reach the Office | ${organization.name}`,
    description:
      'Information for our trustees: call the office for board materials and meeting dates. There’s no login on this website, only our number.',
    name: 'Trustee Portal',
    isIndexed: false,
  },
] as const satisfies readonly (Unlisted & { path: `/${string}` })[]

export type RoutePath = (typeof pages)[number]['path'] | `/${ProgramSlug}` | `/${ProgramSlug}/get-started`

/** The first part of every path with a get-started page below it. */
export type StartingSection = ProgramSlug | 'volunteer'

const programRoutes = programs.flatMap(({ slug, names, search, banner, getStarted }): Omit<Route, 'isIndexed'>[] => [
  { path: `/${slug}`, ...search, name: names.menu, picture: banner.image },
  { path: `/${slug}/get-started`, ...getStarted.search, name: messages.getStarted },
])

const [home, ...others] = pages

/** Every page, once. The sitemap, metadata, breadcrumbs and tests are built from this list. */
export const routes: readonly Route[] = [home, ...programRoutes, ...others].map((page) => ({
  isIndexed: true,
  ...page,
}))

export const notFoundRoute = {
  title: `Page Not Found: Where to Look Instead | ${organization.name}`,
  description:
    'We can’t find the page you asked for. Search for it, go to the home page, or call us and ask for help with care for an older adult.',
} as const

export function routeFor(path: RoutePath): Route {
  const route = routes.find((entry) => entry.path === path)
  if (!route) throw new Error(`content/routes.ts: no entry for ${path}. Add one with title and description.`)
  return route
}

/** The page above another: '/spad' for '/spad/get-started'. */
export function parentOf(path: RoutePath): RoutePath | undefined {
  return routes.find((entry) => path.startsWith(`${entry.path}/`))?.path
}

type SharedPicture = { path: RoutePath; picture: Illustration }

export const sharedPictures: readonly SharedPicture[] = routes.flatMap(({ path, picture }) =>
  picture ? [{ path, picture }] : [],
)

/** What shows when a page is shared: its own picture, the one of the page above it, or Home's. */
export function sharedPictureOf(path: RoutePath): SharedPicture {
  const found = [path, parentOf(path), '/']
    .map((candidate) => sharedPictures.find((shared) => shared.path === candidate))
    .find((shared) => shared !== undefined)
  if (!found) throw new Error('content/routes.ts: Home has no picture. Give it one, for all pages without their own.')
  return found
}
