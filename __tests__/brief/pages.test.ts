/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { organization } from '@/content/organization'
import { routes } from '@/content/routes'
import { askedByTheBrief } from './asked-by-the-brief'

const pages = [
  '/',
  '/about',
  '/careers-at-sage',
  '/furniture',
  '/furniture/get-started',
  '/gifting-sage',
  '/history',
  '/homecare',
  '/homecare/get-started',
  '/meals-on-wheels',
  '/meals-on-wheels/get-started',
  '/medicare-ship',
  '/medicare-ship/get-started',
  '/news-publications',
  '/privacy-policy',
  '/sage-portal',
  '/sage-video-library',
  '/social-work-support',
  '/social-work-support/get-started',
  '/spad',
  '/spad/get-started',
  '/testimonials',
  '/trustees',
  '/volunteer',
  '/volunteer/get-started',
]

describe(askedByTheBrief, () => {
  test(
    'there is a page at every path of the brief',
    inTurn(pages, (path) => {
      expect(routes.map((route) => route.path)).toContain(path)
    }),
  )

  test('only the trustees’ page stays out of search engines', () => {
    expect(routes.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path)).toEqual(['/sage-portal'])
  })

  test(
    'pages have the titles of the brief',
    inTurn(
      [
        ['/', 'Home'],
        ['/homecare', `${organization.name} | Home Care`],
      ],
      (path, title) => {
        expect(routes.find((route) => route.path === path)?.title).toBe(title)
      },
    ),
  )
})
