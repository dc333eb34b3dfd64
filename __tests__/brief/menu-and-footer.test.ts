/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { footerColumns, menu } from '@/content/navigation'
import { organization } from '@/content/organization'
import { askedByTheBrief } from './asked-by-the-brief'

const programs = '/homecare /spad /meals-on-wheels /social-work-support /medicare-ship /furniture'.split(' ')

const inMenu = [
  ['Home', '/'],
  ['About', '/about', '/history', '/trustees'],
  ['Programs & Services', ...programs],
  ['Resources', '/sage-video-library', '/news-publications'],
  ['Support', '/gifting-sage', '/volunteer'],
  ['Testimonials', '/testimonials'],
]

const inFooter = [
  ...programs,
  ...['/social-work-support#communityOutreach', '/social-work-support#lifestation', '/about', '/careers-at-sage'],
  ...['/sage-video-library', '/news-publications', '/sage-portal'],
]

const footerLinks = footerColumns.flatMap(({ links }) => [...links])

describe(askedByTheBrief, () => {
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
