/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { meals } from '@/content/programs/meals-on-wheels'
import { serviceAreas } from '@/content/service-areas'
import { townList } from '@/content/towns'
import type { ServiceArea, Town } from '@/content/types'
import { verdictFor } from '@/lib/towns/find-town'

const area: ServiceArea = {
  ...{ program: 'homecare', counties: ['Union'], partsOf: ['Morris'] },
  ...{ towns: ['Chatham', 'Millburn'], maybeTowns: ['Chatham Township'] },
  ...{ where: '', yes: '', maybe: '', no: '' },
}

test(
  'a county served everywhere is a yes, one in part a maybe; a town listed by name counts first, with its villages',
  inTurn<[string, Town]>(
    [
      ['yes', { name: 'Clark', county: 'Union' }],
      ['maybe', { name: 'Dover', county: 'Morris' }],
      ['no', { name: 'Newark', county: 'Essex' }],
      ['yes', { name: 'Chatham', county: 'Morris' }],
      ['maybe', { name: 'Chatham Township', county: 'Morris' }],
      ['yes', { name: 'Short Hills', partOf: 'Millburn', county: 'Essex' }],
    ],
    (verdict, town) => {
      expect(verdictFor(area, town)).toBe(verdict)
    },
  ),
)

test('meals go to every town the Meals on Wheels page names', () => {
  const ofMeals = serviceAreas.find(({ program }) => program === 'meals-on-wheels')
  const served = townList.towns.filter((town) => ofMeals && verdictFor(ofMeals, town) === 'yes')
  expect(served.map(({ name }) => name).sort()).toEqual(meals.towns.map(({ name }) => name).sort())
})
