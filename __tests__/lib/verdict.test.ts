/** @jest-environment node */

import { meals } from '@/content/programs/meals-on-wheels'
import { serviceAreas } from '@/content/service-areas'
import { townList } from '@/content/towns'
import type { ServiceArea, Town } from '@/content/types'
import { verdictFor } from '@/lib/towns/find-town'

const area: ServiceArea = {
  program: 'homecare',
  counties: ['Union'],
  partsOf: ['Morris'],
  towns: ['Chatham', 'Millburn'],
  maybeTowns: ['Chatham Township'],
  where: '',
  yes: '',
  maybe: '',
  no: '',
}
const inMorris = (name: string): Town => ({ name, county: 'Morris' })

test('a county served everywhere is a yes, one served in part a maybe, any other a no', () => {
  expect(verdictFor(area, { name: 'Clark', county: 'Union' })).toBe('yes')
  expect(verdictFor(area, inMorris('Dover'))).toBe('maybe')
  expect(verdictFor(area, { name: 'Newark', county: 'Essex' })).toBe('no')
})

test('a town listed by name counts before its county, along with its villages', () => {
  expect(verdictFor(area, inMorris('Chatham'))).toBe('yes')
  expect(verdictFor(area, inMorris('Chatham Township'))).toBe('maybe')
  expect(verdictFor(area, { name: 'Short Hills', partOf: 'Millburn', county: 'Essex' })).toBe('yes')
})

test('meals go to every town the Meals on Wheels page names', () => {
  const ofMeals = serviceAreas.find(({ program }) => program === 'meals-on-wheels')
  const served = townList.towns.filter((town) => ofMeals && verdictFor(ofMeals, town) === 'yes')
  expect(served.map(({ name }) => name).sort()).toEqual(meals.towns.map(({ name }) => name).sort())
})
