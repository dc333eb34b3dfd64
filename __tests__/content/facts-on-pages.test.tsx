/** @jest-environment node */
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import FurniturePage from '@/app/furniture/page'
import HomeCarePage from '@/app/homecare/page'
import MealsOnWheelsPage from '@/app/meals-on-wheels/page'
import MedicareShipPage from '@/app/medicare-ship/page'
import HomePage from '@/app/page'
import SocialWorkPage from '@/app/social-work-support/page'
import SpendADayPage from '@/app/spad/page'
import { messages } from '@/content/messages'
import { organization } from '@/content/organization'
import { programCount, programs } from '@/content/programs'
import { homecare, sections as homecareSections } from '@/content/programs/homecare'

const pages = {
  '/': HomePage,
  '/homecare': HomeCarePage,
  '/spad': SpendADayPage,
  '/meals-on-wheels': MealsOnWheelsPage,
  '/social-work-support': SocialWorkPage,
  '/medicare-ship': MedicareShipPage,
  '/furniture': FurniturePage,
} as const satisfies Record<string, ComponentType>

type Path = keyof typeof pages

/** What stands between the header and the footer. */
function mainOf(path: Path): string {
  const Page = pages[path]
  return /<main[\s\S]*<\/main>/.exec(renderToStaticMarkup(<Page />))?.[0] ?? ''
}

/** What the reader can see there, as one line. */
function wordsOf(path: Path): string {
  return mainOf(path)
    .replace(/<\/(td|th|p|li|dt|dd|h\d|div|span|button|a)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;?)])/g, '$1')
}

/** Every fact of BRIEF 2 and 5 about these pages: the page, the fact, and the words that say it. */
const facts: [Path, string, string | RegExp][] = [
  ['/', 'the first headline', 'Let Our Family Take Care of You'],
  ['/', 'the second headline', 'Empowering Seniors to Age At Home'],
  ['/', 'the four counties', 'Union, Morris, Somerset and Essex counties'],
  ['/', '70 years of care since 1954', 'years of care, since 1954 70'],
  ['/', 'the hours of adult day care', 'hours of adult day care a year 38K+'],
  ['/', 'the hours of home care', 'hours of home care a year 38K+'],
  ['/', 'the meals', 'meals delivered a year 34K+'],
  ['/', 'the only one in the state', 'provider in the state with the full range of eldercare services Only one'],
  [
    '/',
    `a card with Learn More for each of the ${programCount} programs`,
    new RegExp(`(Learn More.*){${programs.length}}`),
  ],
  ['/', 'the home care card', 'Homecare'],
  ['/', 'the Spend-A-Day card', 'Spend-A-Day'],
  ['/', 'the Meals on Wheels card', 'Meals on Wheels'],
  ['/', 'the social work card', 'Social Work'],
  ['/', 'the SHIP card', 'SHIP'],
  ['/', 'the furniture card', 'Furniture Workshop'],

  ['/homecare', 'the heading', `${organization.name} Home Care`],
  ['/homecare', 'the button for aides', 'Apply as Home Health Aide'],
  [
    '/homecare',
    'the question at the start',
    'Do you want to remain living in the comfort of your own home for as long as possible?',
  ],
  ['/homecare', 'its answer', `${organization.name} Can Help!`],
  ['/homecare', 'what makes us different', `How is ${organization.name} different?`],
  ['/homecare', 'the first card', 'Personal Care Services Offered?'],
  ['/homecare', 'the second card', 'Types of Care Offered?'],
  ['/homecare', 'since 1954', '1954'],
  ['/homecare', 'the accreditation', 'New Jersey Commission on Accreditation for Home Care'],
  ['/homecare', 'the age of the accrediting body', 'over 30 years old'],
  ['/homecare', 'aides employed directly', 'We employ our Certified Home Health Aides directly'],
  ['/homecare', 'registered nurses', /registered nurses/i],
  ['/homecare', 'licensed social workers', 'licensed social workers'],
  ['/homecare', 'the training of an aide', '76 hours'],
  ['/homecare', 'all of Union County', 'all of Union County'],
  ['/homecare', 'parts of the other counties', 'parts of Essex, Somerset and Morris counties'],
  ...[
    'Hourly and overnight care',
    '24-hour and live-in care',
    'Medical alert monitoring, run by a third party',
    'Personal care',
    'Dementia care',
    'Medication management',
    'Mobility and transfer help',
    'Toileting and incontinence care',
    'Meal preparation and special diets',
    'Light housekeeping and laundry',
    'Escort to doctor visits',
    'Shopping, errands and transport',
    'Safe-home support',
    'Exercise and activities',
    'Companionship',
    'Respite care',
    'Transitional care after a rehab or hospital stay or a move',
  ].map((service): [Path, string, string] => ['/homecare', `the service '${service}'`, service]),
  ...[
    'Private pay',
    'VA benefits',
    'Medicaid',
    'Long-term care insurance',
    'Support via the county Division on Aging',
  ].map((way): [Path, string, string] => ['/homecare', `the way to pay '${way}'`, way]),

  ['/spad', 'what it is', /medical adult day care/i],
  ['/spad', 'since 1975', 'open since 1975'],
  ['/spad', 'the license', 'licensed by the state health department'],
  ['/spad', 'the hours', 'Spend-A-Day Monday to Friday 9:00 a.m. to 3:30 p.m.'],
  ['/spad', 'the least and the most days', 'At least 2 days a week, and up to 5.'],
  ['/spad', 'the transport fee one way', 'Transport, one way $8'],
  ['/spad', 'the transport fee for a round trip', /Transport, round trip [^$]*\$16/],
  ['/spad', 'the fee may be waived', 'Either transport fee may be waived.'],
  ['/spad', 'no trial period', 'There is no trial period.'],
  ['/spad', 'Medicaid through two insurers', 'We accept Medicaid through two insurers.'],
  ['/spad', 'no Medicare', 'Medicare is not accepted.'],
  ['/spad', 'who benefits', 'Who it is for'],
  ['/spad', 'the services', 'Nursing, meals, social work and activities'],

  ['/meals-on-wheels', 'since 1966', 'Since 1966'],
  ['/meals-on-wheels', 'the age', '60 or older'],
  ['/meals-on-wheels', 'any income', 'There is no income requirement.'],
  ['/meals-on-wheels', 'the volunteers', 'about 100 volunteers'],
  ['/meals-on-wheels', 'the hours', 'Meals on Wheels Monday to Friday 9:00 a.m. to 2:00 p.m.'],
  ['/meals-on-wheels', 'the start', 'Deliveries begin within a few business days.'],
  ['/meals-on-wheels', 'the video', 'Play video'],
  ['/meals-on-wheels', 'the map of the area', 'Show map'],
  ['/meals-on-wheels', 'the grocery service', 'Grocery shopping service'],
  [
    '/meals-on-wheels',
    'the towns of the grocery service, without Mountainside',
    'seven towns: Summit, New Providence, Berkeley Heights, Short Hills, Springfield, Chatham and Millburn.',
  ],
  ['/meals-on-wheels', 'no groceries in Mountainside', 'In Mountainside we deliver meals only.'],
  [
    '/meals-on-wheels',
    'the eight towns in the list',
    'Summit New Providence Berkeley Heights Mountainside Meals only Short Hills Springfield Chatham Millburn',
  ],

  ['/social-work-support', 'licensed social workers', 'Licensed social workers'],
  ['/social-work-support', 'the services', 'How social workers help'],
  ['/social-work-support', 'the four counties', 'Union, Morris, Somerset and Essex counties'],
  ['/social-work-support', 'the medical alert service', 'Life Station is a medical alert service'],
  ['/social-work-support', 'run by a third party', 'The monitoring is run by a third party'],
  ['/social-work-support', 'How It Works', 'How It Works'],
  ['/social-work-support', 'whom to call before coming', /Call before you come, .* \(908\) 555-01/],
  ['/social-work-support', 'seven devices', 'Seven kinds of device'],
  ['/social-work-support', 'outreach for students', 'Community outreach for students'],
  ['/social-work-support', 'support around the clock', organization.hoursForClients],

  ['/medicare-ship', 'whom to call before coming', /Call before you come, .* \(908\) 555-01/],
  ['/medicare-ship', 'what it is', 'State Health Insurance Assistance Program'],
  ['/medicare-ship', 'where', 'We offer it for Union County.'],
  ['/medicare-ship', 'the reminder', 'from October 15 to December 7'],
  ['/medicare-ship', 'the disclaimer', 'SHIP counselors do not sell insurance'],
  ['/medicare-ship', 'who decides', 'The decision is always yours.'],
  ['/medicare-ship', 'medicare.gov', 'medicare.gov'],
  ['/medicare-ship', 'shiphelp.org', 'shiphelp.org'],
  ['/medicare-ship', 'the telephone line of Medicare', '1-800-MEDICARE (1-800-633-4227)'],

  ['/furniture', 'the hours', 'Furniture workshop Monday to Friday 8:30 a.m. to 11:30 a.m.'],
  ['/furniture', 'the parking', 'There is on-site parking for drop-off and pick-up.'],
  ['/furniture', 'the place', `in the lower level of our building in ${organization.address.city}`],
  ['/furniture', 'the map', 'Show map'],
  ...[
    'Caning',
    'Rushing',
    'Repairs and refinishing',
    'Personalized craftsmanship',
    'Quality materials',
    'Parking and timely turnaround',
  ].map((offer): [Path, string, string] => ['/furniture', `the offer '${offer}'`, offer]),

  ...Object.keys(pages)
    .filter((path) => path !== '/')
    .flatMap((path): [Path, string, string][] => [
      [path as Path, 'the way to get started', 'Get Started'],
      [path as Path, 'the block on costs', 'What it costs and how it can be paid'],
      [path as Path, 'the telephone number', organization.phone.printed],
    ]),
  ...(['/homecare', '/spad', '/meals-on-wheels', '/social-work-support', '/furniture'] as const).map(
    (path): [Path, string, string] => [path, 'the price that the office says', 'Call for the current rate'],
  ),
]

const words = new Map<Path, string>()

function wordsOnce(path: Path): string {
  const known = words.get(path) ?? wordsOf(path)
  words.set(path, known)
  return known
}

test.each(facts)('%s says %s', (path, _fact, expected) => {
  const text = wordsOnce(path)
  const isSaid = typeof expected === 'string' ? text.includes(expected) : expected.test(text)
  expect({ page: path, says: isSaid ? expected : 'nothing of the kind' }).toEqual({ page: path, says: expected })
})

test('the medical alert section has a How It Works of four steps and seven kinds of device', () => {
  const section = /<section id="lifestation"[\s\S]*?<\/section>/.exec(mainOf('/social-work-support'))?.[0] ?? ''
  expect(section.match(/<li/g)).toHaveLength(4)
  expect(section.match(/<dt/g)).toHaveLength(7)
})

test('the home care page has its parts in the order of the brief', () => {
  const text = wordsOnce('/homecare')
  const parts = [
    `${organization.name} Home Care`,
    'Apply as Home Health Aide',
    'Do you want to remain living',
    `${organization.name} Can Help!`,
    'We are accredited by the New Jersey Commission',
    `How is ${organization.name} different?`,
    'Personal Care Services Offered?',
    'Types of Care Offered?',
    ...homecare.questions.faqs.map(({ question }) => question),
  ]
  const places = parts.map((part) => text.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, other) => one - other))
})

test('the home care page has cards of 9 and 8 items and the six questions of the brief', () => {
  expect(homecareSections.personalCare.items).toHaveLength(9)
  expect(homecareSections.careTypes.items).toHaveLength(8)
  expect(homecare.questions.faqs.map(({ id }) => id)).toEqual([
    'accreditation',
    'service-area',
    'hours-of-service',
    'aide-certification',
    'exceptional-aides',
    'payment',
  ])
  expect(homecare.questions.faqs.find(({ id }) => id === 'exceptional-aides')?.answer).toEqual([
    { list: expect.any(Array) },
  ])
})

test.each([
  ['/social-work-support', '/social-work-support/get-started/?about=lifestation'],
  ['/social-work-support', '/social-work-support/get-started/?about=outreach'],
  ['/meals-on-wheels', '/meals-on-wheels/get-started/?about=groceries'],
] as const)('%s leads to the form with the answer chosen: %s', (path, href) => {
  expect(mainOf(path)).toContain(`href="${href}"`)
})

/** All that search engines are told about a page. */
function graphOf(path: Path): Record<string, unknown>[] {
  const Page = pages[path]
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(renderToStaticMarkup(<Page />))?.[1]
  return JSON.parse(json ?? '{}')['@graph']
}

/** The one thing of its kind among them. */
function toldAbout(path: Path, kind: string): Record<string, unknown> | undefined {
  return graphOf(path).find((node) => node['@type'] === kind)
}

test('search engines are told one provider, with the hours of the office and the four counties', () => {
  const provider = graphOf('/').find((node) => String(node['@type']) === 'NGO,LocalBusiness')
  expect(provider).toMatchObject({
    '@id': expect.stringMatching(/\/#organization$/),
    name: organization.name,
    foundingDate: '1954',
    openingHoursSpecification: { opens: '08:00', closes: '17:00' },
  })
  expect(provider?.areaServed).toHaveLength(4)
  expect(toldAbout('/homecare', 'Service')?.provider).toEqual({ '@id': provider?.['@id'] })
})

test('search engines are told the eight towns of Meals on Wheels, and from which age', () => {
  const service = toldAbout('/meals-on-wheels', 'Service')
  expect(service?.areaServed).toHaveLength(8)
  expect(service?.audience).toEqual({ '@type': 'PeopleAudience', suggestedMinAge: 60 })
})

test.each(['/homecare', '/spad', '/meals-on-wheels', '/social-work-support', '/medicare-ship', '/furniture'] as const)(
  'search engines are told of %s as a service, with the questions that stand there',
  (path) => {
    expect(toldAbout(path, 'Service')?.url).toMatch(new RegExp(`${path}/$`))
    const questions = toldAbout(path, 'FAQPage')?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    expect(questions.length).toBeGreaterThan(0)
    // What is said of a link for those who cannot see it is no part of the answer.
    const text = wordsOnce(path).replaceAll(` ${messages.opensNewTab}`, '')
    for (const { name, acceptedAnswer } of questions) {
      expect(text).toContain(name.replaceAll(/\s/g, ' '))
      expect(text).toContain(acceptedAnswer.text.replaceAll(/\s/g, ' '))
    }
  },
)

test.each(['/homecare', '/spad', '/meals-on-wheels', '/social-work-support', '/medicare-ship', '/furniture'] as const)(
  '%s is a leaflet of 450 to 1,050 words',
  (path) => {
    const count = wordsOnce(path).split(' ').length
    expect(count).toBeGreaterThanOrEqual(450)
    expect(count).toBeLessThanOrEqual(1050)
  },
)

test.each(Object.keys(pages) as Path[])('%s has no sentence with two full stops', (path) => {
  expect(wordsOnce(path)).not.toMatch(/\.\.(?!\.)/)
})
