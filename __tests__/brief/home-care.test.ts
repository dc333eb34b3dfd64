/** @jest-environment node */

import { wordsOf } from '@/__tests__/content/words-on-pages'
import { organization } from '@/content/organization'
import { homecare, sections } from '@/content/programs/homecare'
import { askedByTheBrief } from './asked-by-the-brief'

describe(askedByTheBrief, () => {
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

  test('nine services and eight types of care', () => {
    expect(sections.personalCare.items).toHaveLength(9)
    expect(sections.careTypes.items).toHaveLength(8)
  })

  test('six questions', () => {
    expect(homecare.questions.faqs.map(({ id }) => id)).toEqual([
      'accreditation',
      'service-area',
      'hours-of-service',
      'aide-certification',
      'exceptional-aides',
      'payment',
    ])
  })

  test('what makes aides exceptional is a list', () => {
    const answer = homecare.questions.faqs.find(({ id }) => id === 'exceptional-aides')?.answer
    expect(answer).toEqual([{ list: expect.any(Array) }])
  })
})
