/** @jest-environment node */
import { mainOf, wordsOf } from '@/__tests__/content/pages'
import { inTurn } from '@/__tests__/in-turn'
import { equalOpportunity } from '@/content/aide-application'
import { careersFacts, dates, givingFacts, prices, programHours, questions, towns } from '@/content/facts'
import { organization } from '@/content/organization'
import { programs } from '@/content/programs'
import { deliveryRoute } from '@/content/programs/meals-on-wheels'
import type { RoutePath } from '@/content/routes'
import { timesInWords } from '@/lib/dates/times'
import { askedByTheBrief } from './asked-by-the-brief'

const { opens, closes } = dates.openEnrollment

/** The facts in BRIEF 2 and 5 about these pages, in the words that state them. */
const facts: [RoutePath, (string | RegExp)[]][] = [
  [
    '/',
    [
      'Let Our Family Take Care of You',
      'Empowering Seniors to Age At Home',
      'Union County and parts of Essex, Somerset, and Morris counties',
      `years of care since 1954 ${organization.figures.yearsOfCare}`,
      'provider in the state with the full range of eldercare services Only one',
      /(Learn More.*){6}/,
      ...['Homecare', 'Spend-A-Day', 'Meals on Wheels', 'Social Work', 'SHIP', 'Furniture Workshop'],
    ],
  ],
  [
    '/homecare',
    [
      'Do you want to remain living in the comfort of your own home for as long as possible?',
      'New Jersey Commission on Accreditation for Home Care',
      'over 30 years old',
      '1954',
      'We employ our Certified Home Health Aides directly',
      /registered nurses/i,
      'licensed social workers',
      '76 hours',
      'Union County',
      'parts of Essex, Somerset, and Morris counties',
      // Services.
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
      // Ways to pay.
      ...['Private pay', 'VA benefits', 'Medicaid', 'Long-term care insurance'],
      'Support via the county Division on Aging',
    ],
  ],
  [
    '/spad',
    [
      /medical adult day care/i,
      'since 1975',
      'licensed by the state health department',
      /(two to five|2 to 5) days a week/,
      `one way ${prices.spendADay.oneWay}`,
      prices.spendADay.roundTrip,
      'fee may be waived',
      'no trial period',
      'accept Medicaid through two insurers',
      'don’t accept Medicare',
      /who can benefit/i,
      'nursing, meals, social work, and activities',
      timesInWords(programHours.spendADay),
    ],
  ],
  [
    '/meals-on-wheels',
    [
      ...['Since 1966', '60 or older', 'no income requirement', /about 100 volunteers/i],
      /deliveries begin within a few business days/i,
      ...['Play video', 'Show map', 'Grocery shopping service'],
      timesInWords(programHours.mealsOnWheels),
      ...towns.meals.map(({ name, hasGroceries }) => (hasGroceries ? name : `${name} ${deliveryRoute.mealsOnly}`)),
    ],
  ],
  [
    '/social-work-support',
    [
      'Licensed social workers',
      'How social workers help',
      'Union County and parts of Essex, Somerset, and Morris counties',
      'Life Station is a medical alert service',
      'run by a third party',
      'How It Works',
      'Community outreach for students',
      '24 hours a day, 7 days a week',
    ],
  ],
  [
    '/medicare-ship',
    [
      'State Health Insurance Assistance Program',
      'in Union County',
      `from ${opens.month} ${opens.day} to ${closes.month} ${closes.day}`,
      'SHIP counselors don’t sell insurance',
      /the decision is always yours/i,
      ...['medicare.gov', 'shiphelp.org', '1-800-MEDICARE (1-800-633-4227)'],
    ],
  ],
  [
    '/furniture',
    [
      ...['on-site parking for drop-off and pick-up', 'lower level of our building in Summit', 'Show map'],
      ...['Caning', 'Rushing', 'Repairs and refinishing', 'Personalized craftsmanship', 'Quality materials'],
      'Parking and timely turnaround',
      timesInWords(programHours.furniture),
    ],
  ],
  [
    '/gifting-sage',
    [
      'at its full market value on the date of the transfer',
      'percent of your adjusted gross income',
      ...givingFacts.iraLimits.map(({ amount }) => amount),
    ],
  ],
  [
    '/careers-at-sage',
    [careersFacts.bonus || 'retention bonus after six months', ...careersFacts.requirements, equalOpportunity.text],
  ],
]

describe(askedByTheBrief, () => {
  test(
    'every fact of the brief is on its page',
    inTurn(facts, async (path, expected) => {
      const text = (await wordsOf(path)).replaceAll('\u00a0', ' ')
      const isSaid = (fact: string | RegExp) =>
        typeof fact === 'string' ? text.includes(fact.replaceAll('\u00a0', ' ')) : fact.test(text)
      expect(expected.filter((fact) => !isSaid(fact))).toEqual([])
    }),
  )

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
      expect([count, count >= 450 && count <= 1100]).toEqual([count, true])
    }),
  )
})
