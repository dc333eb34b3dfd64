/** @jest-environment node */
import { mainOf, wordsOf } from '@/__tests__/content/pages'
import { decades, historicalImages } from '@/content/history'
import { newsletters, printEditions } from '@/content/newsletters'
import { organization } from '@/content/organization'
import { giving } from '@/content/pages/giving'
import { home } from '@/content/pages/home'
import { newsPage } from '@/content/pages/news'
import { volunteer } from '@/content/pages/volunteer'
import { homecare, sections } from '@/content/programs/homecare'
import type { GivingWay } from '@/content/types'
import { testimonialGroups, videoLibrary } from '@/content/videos'
import { askedByTheBrief } from './asked-by-the-brief'

const headings = (groups: readonly { heading: string }[]) => groups.map(({ heading }) => heading)

describe(askedByTheBrief, () => {
  test('Home has slides of five seconds that fade in half a second, and five figures', () => {
    const { yearsOfCare, dayCareHours, homeCareHours, meals } = organization.figures
    expect([home.slideInterval, home.slideFade]).toEqual([5000, 500])
    const figures = home.welcome.statistics.map(({ value }) => value)
    expect(figures).toEqual([yearsOfCare, dayCareHours, homeCareHours, meals, 'Only one'])
  })

  test('the home care page’s parts come in a fixed order', async () => {
    const text = await wordsOf('/homecare')
    const parts = [
      `${organization.name} Home Care`,
      'Apply as Home Health Aide',
      'Do you want to remain living',
      `${organization.name} Can Help!`,
      'We’re accredited by the New Jersey Commission',
      `How is ${organization.name} different?`,
      'Personal Care Services Offered?',
      'Types of Care Offered?',
      ...homecare.questions.faqs.map(({ question }) => question),
    ]
    const places = parts.map((part) => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((one, other) => one - other))
  })

  test('home care has nine services, eight types of care, and six questions, one answered by a list', () => {
    expect([sections.personalCare.items.length, sections.careTypes.items.length]).toEqual([9, 8])
    expect(homecare.questions.faqs.map(({ id }) => id).join(' ')).toBe(
      'accreditation service-area hours-of-service aide-certification exceptional-aides payment',
    )
    const answer = homecare.questions.faqs.find(({ id }) => id === 'exceptional-aides')?.answer
    expect(answer).toEqual([{ list: expect.any(Array) }])
  })

  test('volunteers see four slides of five seconds with a one-second fade, two lists of five, and two benefits', () => {
    const { slides, interval, fade } = volunteer.slideshow
    expect([slides.length, interval, fade]).toEqual([4, 5000, 1000])
    expect(volunteer.opportunities.lists.map(({ items }) => items.length)).toEqual([5, 5])
    expect(headings(volunteer.benefits.cards)).toEqual(['Flexible scheduling', 'Make a difference'])
  })

  test('the timeline has six decades and says what began when', () => {
    expect(decades.map(({ name }) => name)).toEqual(['1950s', '1960s', '1970s', '1980s–90s', '2000s', '2010s–20s'])
    expect(historicalImages.map(({ year }) => year)).toEqual(expect.arrayContaining([1954, 1966, 1975]))
  })

  test('the library has three groups, and testimonials are by families and from Spend-A-Day', () => {
    expect(headings(videoLibrary)).toEqual(['About', 'Recent Videos', 'Thank You Messages'])
    expect(headings(testimonialGroups)).toEqual(['Family Testimonials', 'Spend-A-Day Stories'])
  })

  test('the latest newsletter of each kind is on a card, and the years are listed newest first', async () => {
    const html = (await mainOf('/news-publications')).replaceAll('&amp;', '&')
    for (const [{ id }, [latest, ...earlier]] of [
      [newsPage.electronic, newsletters],
      [newsPage.print, printEditions],
    ] as const) {
      if (!latest) continue
      const part = html.slice(html.indexOf(`id="${id}"`))
      expect(/<article[\s\S]*?<\/article>/.exec(part)?.[0]).toContain(`href="${latest.url}"`)
      const years = [...part.matchAll(new RegExp(`id="${id}-(\\d{4})"`, 'g'))].map(([, year]) => Number(year))
      const expected = new Set([latest, ...earlier].map(({ year }) => year))
      expect(years).toEqual([...expected].sort((one, other) => other - one))
    }
  })

  test('each of the twelve ways to give leads where the brief says', () => {
    const ways: readonly GivingWay[] = [...giving.today.ways, ...giving.owned.ways, ...giving.things.ways]
    const places = ways.map((way) => [way.name, 'link' in way ? way.link.href : `#${way.details.id}`])
    expect(Object.fromEntries(places)).toEqual({
      'Donate Now': organization.donationForm,
      'Donate Monthly': organization.donationForm,
      'Tribute/Memorial/Birthday': organization.donationForm,
      'Donate a Car': organization.vehicleDonation,
      Securities: '#give-securities',
      Legacy: '#give-legacy',
      'Donor Advised Fund': '#give-daf',
      'IRA Distributions': '#give-ira',
      'Employer Matching': '#give-employer',
      'Donate when Shopping': '#give-shopping',
      'In-Kind Donations': '#give-in-kind',
      'Food Donations': '#give-food',
    })
    expect(ways).toHaveLength(12)
  })
})
