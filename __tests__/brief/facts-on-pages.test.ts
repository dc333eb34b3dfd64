/** @jest-environment node */

import { mainOf, type Path, wordsOf } from '@/__tests__/content/words-on-pages'
import { inTurn } from '@/__tests__/in-turn'
import { dates, prices, questions, towns } from '@/content/facts'
import { organization } from '@/content/organization'
import { programs } from '@/content/programs'
import { askedByTheBrief } from './asked-by-the-brief'

const { opens, closes } = dates.openEnrollment

/** Every fact in BRIEF 2 and 5 about these pages: the page, the fact, and the words that state it. */
const facts: [Path, string, string | RegExp][] = [
  ['/', 'the first headline', 'Let Our Family Take Care of You'],
  ['/', 'the second headline', 'Empowering Seniors to Age At Home'],
  ['/', 'the four counties', 'Union County and parts of Essex, Somerset, and Morris counties'],
  ['/', 'the years of care since 1954', `years of care since 1954 ${organization.figures.yearsOfCare}`],
  ['/', 'the only one in the state', 'provider in the state with the full range of eldercare services Only one'],
  ['/', 'a card with Learn More for each of the six programs', /(Learn More.*){6}/],
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
  ['/homecare', 'Union County', 'Union County'],
  ['/homecare', 'parts of the other counties', 'parts of Essex, Somerset, and Morris counties'],
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
    'Shopping, errands, and transport',
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
  ['/spad', 'since 1975', /since 1975/],
  ['/spad', 'the license', 'licensed by the state health department'],
  ['/spad', 'the least and the most days', /two to five days a week/],
  ['/spad', 'the transport fee one way', `one way ${prices.spendADay.oneWay}`],
  ['/spad', 'the transport fee for a round trip', prices.spendADay.roundTrip],
  ['/spad', 'the fee may be waived', /fee may be waived/],
  ['/spad', 'no trial period', /no trial period/],
  ['/spad', 'Medicaid through two insurers', /accept Medicaid through two insurers/],
  ['/spad', 'no Medicare', /don’t accept Medicare/],
  ['/spad', 'who benefits', /who can benefit/i],
  ['/spad', 'the services', /nursing, meals, social work, and activities/],

  ['/meals-on-wheels', 'since 1966', 'Since 1966'],
  ['/meals-on-wheels', 'the age', '60 or older'],
  ['/meals-on-wheels', 'any income', /no income requirement/],
  ['/meals-on-wheels', 'the volunteers', /about 100 volunteers/i],
  ['/meals-on-wheels', 'the start', /deliveries begin within a few business days/i],
  ['/meals-on-wheels', 'the video', 'Play video'],
  ['/meals-on-wheels', 'the map of the area', 'Show map'],
  ['/meals-on-wheels', 'the grocery service', 'Grocery shopping service'],
  ...towns.meals.map(({ name }): [Path, string, string] => ['/meals-on-wheels', `the town ${name}`, name]),

  ['/social-work-support', 'licensed social workers', 'Licensed social workers'],
  ['/social-work-support', 'the services', 'How social workers help'],
  ['/social-work-support', 'the four counties', 'Union County and parts of Essex, Somerset, and Morris counties'],
  ['/social-work-support', 'the medical alert service', 'Life Station is a medical alert service'],
  ['/social-work-support', 'run by a third party', /run by a third party/],
  ['/social-work-support', 'How It Works', 'How It Works'],
  ['/social-work-support', 'outreach for students', 'Community outreach for students'],
  ['/social-work-support', 'support around the clock', organization.hoursForClients],

  ['/medicare-ship', 'what it is', 'State Health Insurance Assistance Program'],
  ['/medicare-ship', 'where', /in Union County/],
  ['/medicare-ship', 'the reminder', `from ${opens.month} ${opens.day} to ${closes.month} ${closes.day}`],
  ['/medicare-ship', 'the disclaimer', /SHIP counselors don’t sell insurance/],
  ['/medicare-ship', 'who decides', /the decision is always yours/i],
  ['/medicare-ship', 'medicare.gov', 'medicare.gov'],
  ['/medicare-ship', 'shiphelp.org', 'shiphelp.org'],
  ['/medicare-ship', 'the telephone line of Medicare', '1-800-MEDICARE (1-800-633-4227)'],

  ['/furniture', 'the parking', /on-site parking for drop-off and pick-up/],
  ['/furniture', 'the place', /lower level of our building in Summit/],
  ['/furniture', 'the map', 'Show map'],
  ...[
    'Caning',
    'Rushing',
    'Repairs and refinishing',
    'Personalized craftsmanship',
    'Quality materials',
    'Parking and timely turnaround',
  ].map((offer): [Path, string, string] => ['/furniture', `the offer '${offer}'`, offer]),
]

describe(askedByTheBrief, () => {
  test('the medical alert has a How It Works of four steps and seven kinds of device', async () => {
    const section = /<section id="lifestation"[\s\S]*?<\/section>/.exec(await mainOf('/social-work-support'))?.[0] ?? ''
    const [steps = '', devices = ''] = section.match(/<([ou]l)[ >][\s\S]*?<\/\1>/g) ?? []
    expect(steps.match(/<li/g)).toHaveLength(4)
    expect(devices.match(/<li/g)).toHaveLength(7)
  })

  test(
    'every program’s page is a leaflet of 450 to 1,100 words, without what the office has answered',
    inTurn(programs, async ({ slug }) => {
      const answers = questions[slug].map(({ answer }) => answer).join(' ')
      const count = (await wordsOf(`/${slug}`)).split(' ').length - answers.split(/\s+/).length
      expect(count).toBeGreaterThanOrEqual(450)
      expect(count).toBeLessThanOrEqual(1100)
    }),
  )

  test(
    'every fact of the brief is on its page',
    inTurn(facts, async (path, _fact, expected) => {
      const text = await wordsOf(path)
      const isSaid = typeof expected === 'string' ? text.includes(expected) : expected.test(text)
      expect({ page: path, says: isSaid ? expected : 'nothing of the kind' }).toEqual({ page: path, says: expected })
    }),
  )
})
