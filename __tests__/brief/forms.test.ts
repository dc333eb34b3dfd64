/** @jest-environment node */

import { mainOf } from '@/__tests__/content/pages'
import { inTurn } from '@/__tests__/in-turn'
import type { FormField } from '@/content/types'
import { formFor, forms } from '@/lib/forms/forms'
import { questionsOf } from '@/lib/forms/questions'
import { askedByTheBrief } from './asked-by-the-brief'

/** Field names, kinds, and whether they're required (BRIEF 3.1). A star means required. */
const specified = {
  socialWork:
    'fullName:text* phoneNumber:tel* email:email* beneficiaryName:text zipCode:text* contactMethod:radio* infoRegarding:radio* additionalInfo:textarea',
  spad: 'fullName:text* phoneNumber:tel* email:email* participantName:text zipCode:text* additionalInfo:textarea',
  homeCare:
    'fullName:text* phoneNumber:tel* email:email* beneficiaryName:text zipCode:text* contactMethod:radio* careType:radio* paymentMethod:radio* careJourney:radio* additionalInfo:textarea',
  mow: 'fullName:text* phoneNumber:tel* email:email* beneficiaryName:text zipCode:text* contactMethod:radio* serviceType:radio* serviceJourney:radio* additionalInfo:textarea',
  ship: 'fullName:text* phoneNumber:tel* email:email* beneficiaryName:text zipCode:text* contactMethod:radio* additionalInfo:textarea',
  furnitureWorkshop:
    'fullName:text* phoneNumber:tel* email:email* contactMethod:radio* repairItem:text* repairInfo:textarea* photo:file',
  volunteer:
    'fullName:text* phoneNumber:tel* email:email* contactMethod:radio* availability:schedule volunteerArea:checkboxes',
} as const

const fieldsOf = (type: string): readonly FormField[] => forms.get(type)?.fields ?? []

const byMail = ['Email', 'Phone']
const byMailOrText = [...byMail, 'SMS/Text']
const [starting, looking] = ['just starting to research options', 'know what I need and am looking at options']

const answers: [string, string, string[]][] = [
  ['socialWork', 'contactMethod', byMailOrText],
  ['homeCare', 'contactMethod', byMailOrText],
  ['mow', 'contactMethod', byMailOrText],
  ['ship', 'contactMethod', byMailOrText],
  ['furnitureWorkshop', 'contactMethod', byMail],
  ['volunteer', 'contactMethod', byMail],
  ['socialWork', 'infoRegarding', ['Social Worker', 'Life Station', 'Community Outreach']],
  ['homeCare', 'careType', ['Personal Care', 'Companionship', 'Skilled Nursing', 'Other']],
  ['homeCare', 'paymentMethod', ['Privately paid', 'Longterm Insurance', 'VA', 'Medicaid']],
  ['mow', 'serviceType', ['Meals on Wheels', 'Grocery Shopping']],
  ['homeCare', 'careJourney', [starting, looking, 'want Home Care and want to start soon']],
  ['mow', 'serviceJourney', [starting, looking, 'want the service and want to start soon']],
]

describe(askedByTheBrief, () => {
  test(
    'each form asks the questions of the brief in its order',
    inTurn(Object.entries(specified), (type, fields) => {
      const asked = fieldsOf(type).map((field) => `${field.id}:${field.type}${field.isRequired ? '*' : ''}`)
      expect(asked.join(' ')).toBe(fields)
    }),
  )

  test(
    'each form offers the answers of the brief',
    inTurn(answers, (type, id, options) => {
      const field = fieldsOf(type).find((candidate) => candidate.id === id)
      expect(field?.type === 'radio' && field.options.map((option) => option.replace(/^I (am )?/, ''))).toEqual(options)
    }),
  )

  test('the kind of care is asked for only with Other, and is required then', () => {
    expect(fieldsOf('homeCare').find(({ id }) => id === 'careType')).toMatchObject({
      other: { option: 'Other', field: { id: 'careTypeOtherText', isRequired: true, placeholder: 'Please specify' } },
    })
  })

  test('the furniture form shows an example and takes one picture', () => {
    const fields = Object.fromEntries(fieldsOf('furnitureWorkshop').map((field) => [field.id, field]))
    expect(fields.repairItem).toMatchObject({ placeholder: expect.stringContaining('chair, table, chest of drawers') })
    expect(fields.photo).toMatchObject({ accept: 'image/*', hint: expect.stringContaining('up to 25MB') })
  })

  test('the volunteer form sends a time for each weekday, and offers its areas in seven groups', () => {
    const names = questionsOf(formFor('volunteer')).map(({ name }) => name)
    expect(names.filter((name) => name.startsWith('availability'))).toEqual(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `availability-${day}`),
    )
    const field = fieldsOf('volunteer').find(({ id }) => id === 'volunteerArea')
    const groups = field?.type === 'checkboxes' ? field.groups : []
    expect(groups.map(({ legend, options }) => `${legend}: ${options.map(({ id }) => id).join(' ')}`)).toEqual([
      'Meals on Wheels: driverOrServer',
      'Shopping Service: groceryShopper pcShoppingLists',
      'Furniture Repair Workshop: furnitureRepairer',
      'Miscellaneous: assistPaperwork installAlert helpNeighbor',
      'Office and Development: clericalHelp reception writer committeeMember marketing representative specialEvents',
      'Spend A Day: programAide entertainer',
      'SHIP Counselor: shipCounselor',
    ])
  })

  test('the volunteer application isn’t an online form: there’s nothing to type into', async () => {
    const page = await mainOf('/volunteer/get-started')
    expect(page).toMatch(/href="\/documents\/[^"]+" download.*href="mailto:/s)
    expect(page).not.toMatch(/<(form|input|textarea|select|button)\b/)
  })

  test('a form that doesn’t exist falls back to the social work form', () => {
    expect(formFor('unknown').type).toBe('socialWork')
  })
})
