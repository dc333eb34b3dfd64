import type { Route } from './types'

/** Every page, once. Navigation, sitemap, metadata, breadcrumbs and the tests are made from this list. */
export const routes = [
  {
    path: '/',
    title: 'Home',
    description:
      'Home care, adult day care, meals, social work, Medicare counseling and more for older adults in Union County, New Jersey, since 1954.',
    name: 'Home',
    isIndexed: true,
  },
  {
    path: '/homecare',
    title: 'SAGE Eldercare | Home Care',
    description:
      'Certified Home Health Aides by the hour, overnight, around the clock or living in, with nurses and social workers, in Union County and nearby.',
    name: 'Home Care',
    isIndexed: true,
  },
  {
    path: '/homecare/get-started',
    title: 'Ask about home care | SAGE Eldercare',
    description: 'Tell us about the care you or your family need at home. We call or write back, the way you choose.',
    name: 'Get Started',
    parent: '/homecare',
    isIndexed: true,
  },
  {
    path: '/spad',
    title: 'Spend-A-Day adult day care | SAGE Eldercare',
    description:
      'Medical adult day care in Summit, NJ, since 1975: nursing, meals, exercise and good company, weekdays from 9:00 a.m. to 3:30 p.m.',
    name: 'Spend-A-Day',
    isIndexed: true,
  },
  {
    path: '/spad/get-started',
    title: 'Ask about Spend-A-Day | SAGE Eldercare',
    description:
      'Ask about a place at Spend-A-Day, our medical adult day care in Summit, for yourself or somebody you love.',
    name: 'Get Started',
    parent: '/spad',
    isIndexed: true,
  },
  {
    path: '/meals-on-wheels',
    title: 'Meals on Wheels and groceries | SAGE Eldercare',
    description:
      'Meals delivered on weekdays to people aged 60 and older in Summit and seven nearby towns, and a grocery shopping service. No income requirement.',
    name: 'Meals on Wheels',
    isIndexed: true,
  },
  {
    path: '/meals-on-wheels/get-started',
    title: 'Ask about Meals on Wheels | SAGE Eldercare',
    description: 'Ask for Meals on Wheels or grocery shopping at home. Deliveries begin within a few business days.',
    name: 'Get Started',
    parent: '/meals-on-wheels',
    isIndexed: true,
  },
  {
    path: '/social-work-support',
    title: 'Social work and outreach | SAGE Eldercare',
    description:
      'Licensed social workers who help families plan, a medical alert service for safety at home, and community outreach in Union County, NJ.',
    name: 'Social Work',
    isIndexed: true,
  },
  {
    path: '/social-work-support/get-started',
    title: 'Ask a social worker | SAGE Eldercare',
    description: 'Write to our social work team about support at home, a medical alert device or community outreach.',
    name: 'Get Started',
    parent: '/social-work-support',
    isIndexed: true,
  },
  {
    path: '/medicare-ship',
    title: 'Medicare counseling (SHIP) | SAGE Eldercare',
    description:
      'Free, unbiased Medicare counseling for Union County, NJ: trained SHIP counselors explain plans, costs and open enrollment.',
    name: 'Medicare SHIP',
    isIndexed: true,
  },
  {
    path: '/medicare-ship/get-started',
    title: 'Ask a Medicare counselor | SAGE Eldercare',
    description:
      'Ask a SHIP counselor in Union County about Medicare. Tell us how to reach you and what you would like to know.',
    name: 'Get Started',
    parent: '/medicare-ship',
    isIndexed: true,
  },
  {
    path: '/furniture',
    title: 'Furniture restoration workshop | SAGE Eldercare',
    description:
      'Caning, rushing, repairs and refinishing by skilled volunteers in Summit, NJ. Open weekdays from 8:30 to 11:30 a.m., with parking.',
    name: 'Furniture Workshop',
    isIndexed: true,
  },
  {
    path: '/furniture/get-started',
    title: 'Ask about a furniture repair | SAGE Eldercare',
    description:
      'Tell our furniture workshop about the piece you would like repaired, and send a photo if you have one.',
    name: 'Get Started',
    parent: '/furniture',
    isIndexed: true,
  },
  {
    path: '/gifting-sage',
    title: 'Ways to Give | SAGE Eldercare',
    description:
      'Twelve ways to help older neighbors stay at home: a gift today or every month, securities, an IRA transfer, a car, food and more.',
    name: 'Ways to Give',
    isIndexed: true,
  },
  {
    path: '/volunteer',
    title: 'Volunteer with older neighbors | SAGE Eldercare',
    description:
      'More than 200 volunteers deliver meals, shop, repair furniture and keep people company. Find the place that suits you.',
    name: 'Volunteer',
    isIndexed: true,
  },
  {
    path: '/volunteer/get-started',
    title: 'Volunteer application | SAGE Eldercare',
    description:
      'Download the volunteer application, fill it in on your computer or by hand, and send it to us by email.',
    name: 'Get Started',
    parent: '/volunteer',
    isIndexed: true,
  },
  {
    path: '/careers-at-sage',
    title: 'Careers for home health aides | SAGE Eldercare',
    description:
      'Work as a Certified Home Health Aide, live-in or hourly, full-time or part-time. Benefits, requirements and how to apply.',
    name: 'Careers',
    isIndexed: true,
  },
  {
    path: '/sage-video-library',
    title: 'Video Library | SAGE Eldercare',
    description:
      'Fourteen videos about our programs, recent events and the people who say thank you. Watch them here on this page.',
    name: 'Video Library',
    isIndexed: true,
  },
  {
    path: '/testimonials',
    title: 'Testimonials from families | SAGE Eldercare',
    description:
      'Families and Spend-A-Day participants tell, in their own words and on video, what help at home has meant to them.',
    name: 'Testimonials',
    isIndexed: true,
  },
  {
    path: '/news-publications',
    title: 'News & Publications | SAGE Eldercare',
    description:
      'Our latest e-newsletter and print edition, and every issue of past years, to read on screen or to print.',
    name: 'News & Publications',
    isIndexed: true,
  },
  {
    path: '/about',
    title: 'About Us | SAGE Eldercare',
    description:
      'What we believe in and where we come from: a non-profit in Summit, NJ, founded in 1954 to help older adults age at home.',
    name: 'About Us',
    isIndexed: true,
  },
  {
    path: '/history',
    title: 'Our history since 1954 | SAGE Eldercare',
    description:
      'Seventy years in pictures, decade by decade: from a college club in 1954 to home care, day care and 34K+ meals a year.',
    name: 'History',
    isIndexed: true,
  },
  {
    path: '/trustees',
    title: 'Trustees and founders | SAGE Eldercare',
    description:
      'The 2025 executive committee and board of trustees, the executive director and the founders of our non-profit.',
    name: 'Trustees',
    isIndexed: true,
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy | SAGE Eldercare',
    description:
      'What this website does with what you tell us: no cookies, no tracking, and what a form, a video or a map sends.',
    name: 'Privacy Policy',
    isIndexed: true,
  },
  {
    path: '/sage-portal',
    title: 'Trustee Portal | SAGE Eldercare',
    description:
      'Information for trustees of the organization and how to reach the office about access to board papers.',
    name: 'Trustee Portal',
    isIndexed: false,
  },
] as const satisfies readonly Route[]

export type RoutePath = (typeof routes)[number]['path']

/** The page that is shown when an address does not exist. */
export const notFoundRoute = {
  title: 'Page not found | SAGE Eldercare',
  description: 'This page is not here. Find our six programs, our telephone number and the way home.',
} as const

/** The entry of a path. */
export function routeFor(path: RoutePath): Route {
  const route = routes.find((entry) => entry.path === path)
  if (!route) throw new Error(`content/routes.ts: no entry for ${path}. Add one with title and description.`)
  return route
}
