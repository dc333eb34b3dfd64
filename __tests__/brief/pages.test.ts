/** @jest-environment node */

import { inTurn } from '@/__tests__/in-turn'
import { footerColumns, menu } from '@/content/navigation'
import { organization } from '@/content/organization'
import { programs } from '@/content/programs'
import { notFoundRoute, routes } from '@/content/routes'
import { askedByTheBrief } from './asked-by-the-brief'

const slugs = ['homecare', 'spad', 'meals-on-wheels', 'social-work-support', 'medicare-ship', 'furniture']
const programPaths = slugs.map((slug) => `/${slug}`)
const others =
  'gifting-sage careers-at-sage sage-video-library testimonials news-publications about history trustees privacy-policy sage-portal'
const sections = [...slugs, 'volunteer']
const pages = ['', ...sections, ...sections.map((slug) => `${slug}/get-started`), ...others.split(' ')]

const titles: Record<string, string> = { '/': 'Home', '/homecare': `${organization.name} | Home Care` }

const inMenu = [
  ['Home', '/'],
  ['About', '/about', '/history', '/trustees'],
  ['Programs & Services', ...programPaths],
  ['Resources', '/sage-video-library', '/news-publications'],
  ['Support', '/gifting-sage', '/volunteer'],
  ['Testimonials', '/testimonials'],
]

const inFooter = [
  ...programPaths,
  ...['/social-work-support#communityOutreach', '/social-work-support#lifestation', '/about', '/careers-at-sage'],
  ...['/sage-video-library', '/news-publications', '/sage-portal'],
]

const footerLinks = footerColumns.flatMap(({ links }) => [...links])

describe(askedByTheBrief, () => {
  test(
    'there is a page at every path of the brief',
    inTurn(pages, (path) => {
      expect(routes.map((route) => route.path)).toContain(`/${path}`)
    }),
  )

  test('six programs, and so six slides and six cards on Home', () => {
    expect(programs.map(({ slug }) => slug)).toEqual(slugs)
  })

  test('only the trustees’ page stays out of search engines', () => {
    expect(routes.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path)).toEqual(['/sage-portal'])
  })

  test(
    'a page has a title and a description of its own: the brief’s, or as long as a search result shows',
    inTurn([...routes, { path: '/404', ...notFoundRoute }], ({ path, title, description }) => {
      expect(routes.filter((route) => route.title === title || route.description === description).length).toBeLessThan(
        2,
      )
      if (titles[path]) expect(title).toBe(titles[path])
      else expect([title, title.length >= 50 && title.length <= 60]).toEqual([title, true])
      expect([description, description.length >= 120 && description.length <= 155]).toEqual([description, true])
    }),
  )

  test('the menu has these entries in this order', () => {
    expect(
      menu.map((entry) => [entry.text, ...('links' in entry ? entry.links.map(({ href }) => href) : [entry.href])]),
    ).toEqual(inMenu)
  })

  test(
    'the footer leads to what the brief names',
    inTurn(inFooter, (href) => {
      expect(footerLinks.map((link) => link.href)).toContain(href)
    }),
  )

  test('in the footer Careers opens in a new tab, and the page for trustees is called Trustee Portal', () => {
    expect(footerLinks.find(({ href }) => href === '/careers-at-sage')?.opensNewTab).toBe(true)
    expect(footerLinks.find(({ href }) => href === '/sage-portal')?.text).toBe('Trustee Portal')
  })

  test('support around the clock, and an office in Summit, New Jersey', () => {
    expect(organization).toMatchObject({
      hoursForClients: '24/7 support for clients',
      address: { city: 'Summit', state: 'NJ' },
    })
  })
})
