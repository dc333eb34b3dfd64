/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { footerColumns, menu } from '@/content/navigation'
import { organization } from '@/content/organization'
import { askedByTheBrief } from './asked-by-the-brief'

const inMenu = [
  ['Home', '/'],
  ['About', '/about', '/history', '/trustees'],
  [
    'Programs & Services',
    '/homecare',
    '/spad',
    '/meals-on-wheels',
    '/social-work-support',
    '/medicare-ship',
    '/furniture',
  ],
  ['Resources', '/sage-video-library', '/news-publications'],
  ['Support', '/gifting-sage', '/volunteer'],
  ['Testimonials', '/testimonials'],
]

const inFooter = [
  '/homecare',
  '/spad',
  '/meals-on-wheels',
  '/social-work-support',
  '/social-work-support#communityOutreach',
  '/social-work-support#lifestation',
  '/medicare-ship',
  '/furniture',
  '/about',
  '/careers-at-sage',
  '/sage-video-library',
  '/news-publications',
  '/sage-portal',
]

describe(askedByTheBrief, () => {
  test('the menu has these entries in this order', () => {
    expect(
      menu.map((entry) => [entry.text, ...('links' in entry ? entry.links.map(({ href }) => href) : [entry.href])]),
    ).toEqual(inMenu)
  })

  test(
    'the footer leads to what the brief names',
    inTurn(inFooter, (href) => {
      expect(footerColumns.flatMap(({ links }) => links.map((link) => link.href))).toContain(href)
    }),
  )

  test('Careers opens in a new tab from the footer', () => {
    const links = footerColumns.flatMap((column) => column.links)
    expect(links.find(({ href }) => href === '/careers-at-sage')?.opensNewTab).toBe(true)
  })

  test('the page for trustees is called Trustee Portal', () => {
    const links = footerColumns.flatMap((column) => column.links)
    expect(links.find(({ href }) => href === '/sage-portal')?.text).toBe('Trustee Portal')
  })

  test('clients have support around the clock', () => {
    expect(organization.hoursForClients).toBe('24/7 support for clients')
  })

  test('the office is in Summit, New Jersey', () => {
    expect(organization.address).toMatchObject({ city: 'Summit', state: 'NJ' })
  })
})
