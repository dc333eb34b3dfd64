/** @jest-environment node */

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

const answers: [string, string, string[]][] = [
  ['socialWork', 'contactMethod', ['Email', 'Phone', 'SMS/Text']],
  ['socialWork', 'infoRegarding', ['Social Worker', 'Life Station', 'Community Outreach']],
  ['homeCare', 'contactMethod', ['Email', 'Phone', 'SMS/Text']],
  ['homeCare', 'careType', ['Personal Care', 'Companionship', 'Skilled Nursing', 'Other']],
  ['homeCare', 'paymentMethod', ['Privately paid', 'Longterm Insurance', 'VA', 'Medicaid']],
  ['mow', 'contactMethod', ['Email', 'Phone', 'SMS/Text']],
  ['mow', 'serviceType', ['Meals on Wheels', 'Grocery Shopping']],
  ['ship', 'contactMethod', ['Email', 'Phone', 'SMS/Text']],
  ['furnitureWorkshop', 'contactMethod', ['Email', 'Phone']],
  ['volunteer', 'contactMethod', ['Email', 'Phone']],
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
      expect(field?.type === 'radio' && field.options).toEqual(options)
    }),
  )

  test(
    'each form asks how far somebody is',
    inTurn(
      [
        ['homeCare', 'careJourney', 'want Home Care and want to start soon'],
        ['mow', 'serviceJourney', 'want the service and want to start soon'],
      ] as const,
      (type, id, last) => {
        const field = fieldsOf(type).find((candidate) => candidate.id === id)
        expect(field?.type === 'radio' && field.options.map((option) => option.replace(/^I (am )?/, ''))).toEqual([
          'just starting to research options',
          'know what I need and am looking at options',
          last,
        ])
      },
    ),
  )

  test('the kind of care is asked for only with Other, and is required then', () => {
    const careType = fieldsOf('homeCare').find(({ id }) => id === 'careType')
    expect(careType?.type === 'radio' && careType.other).toMatchObject({
      option: 'Other',
      field: { id: 'careTypeOtherText', isRequired: true, placeholder: 'Please specify' },
    })
  })

  test('the furniture form shows an example and takes one picture', () => {
    expect(fieldsOf('furnitureWorkshop').find(({ id }) => id === 'repairItem')).toMatchObject({
      placeholder: expect.stringContaining('chair, table, chest of drawers'),
    })
    const photo = fieldsOf('furnitureWorkshop').find(({ id }) => id === 'photo')
    expect(photo).toMatchObject({ accept: 'image/*', hint: expect.stringContaining('up to 25MB') })
  })

  test('the volunteer form sends a time for each weekday under its own name', () => {
    const names = questionsOf(formFor('volunteer')).map(({ name }) => name)
    expect(names.filter((name) => name.startsWith('availability'))).toEqual(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `availability-${day}`),
    )
  })

  test('the volunteer form offers its areas in seven groups', () => {
    const field = fieldsOf('volunteer').find(({ id }) => id === 'volunteerArea')
    const groups = field?.type === 'checkboxes' ? field.groups : []
    expect(groups.map(({ legend }) => legend)).toEqual([
      'Meals on Wheels',
      'Shopping Service',
      'Furniture Repair Workshop',
      'Miscellaneous',
      'Office and Development',
      'Spend A Day',
      'SHIP Counselor',
    ])
    expect(groups.flatMap(({ options }) => options.map(({ id }) => id)).join(' ')).toBe(
      'driverOrServer groceryShopper pcShoppingLists furnitureRepairer assistPaperwork installAlert helpNeighbor ' +
        'clericalHelp reception writer committeeMember marketing representative specialEvents programAide entertainer ' +
        'shipCounselor',
    )
  })

  test('a form that doesn’t exist falls back to the social work form', () => {
    expect(formFor('unknown').type).toBe('socialWork')
  })
})
