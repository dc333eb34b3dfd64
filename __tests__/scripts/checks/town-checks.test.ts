/** @jest-environment node */
import type { ServiceArea, Town } from '@/content/types'
import { sentence } from '@/scripts/checks/findings'
import { checkServiceAreas, checkTowns } from '@/scripts/checks/town-checks'

const municipalities = { Union: 1, Essex: 0, Morris: 1, Somerset: 0 }
const clark: Town = { name: 'Clark', county: 'Union', zips: ['07066'] }
const dover: Town = { name: 'Dover', county: 'Morris' }
const check = (towns: readonly Town[], lookAlikes: string[] = []) =>
  checkTowns({ towns, municipalities, lookAlikes }).map(sentence)

test('a correct list is not reported', () => {
  expect(check([clark, dover, { name: 'Village', partOf: 'Dover', county: 'Morris' }])).toEqual([])
})

test('a town name found in two counties that does not say which stops the build with file, entry and cure', () => {
  const findings = check([clark, { ...dover, name: 'Clark' }])
  expect(findings).toEqual([
    "content/towns.ts, Union, 'Clark', field name: this name appears in Union and Morris, so no one can tell which is meant. " +
      "Say which in the name, as in 'Clark Township', or remove one.",
    "content/towns.ts, Morris, 'Clark', field name: this name appears in Union and Morris, so no one can tell which is meant. " +
      "Say which in the name, as in 'Clark Township', or remove one.",
  ])
})

test.each([
  [
    'a village in a town that is not there',
    { ...dover, name: 'Village', partOf: 'Clark' },
    'there is no Clark in Morris',
  ],
  [
    'a ZIP code of another state',
    { ...dover, name: 'Village', partOf: 'Dover', zips: ['10001'] },
    "'10001' isn’t a New Jersey ZIP code",
  ],
])('%s is reported', (_, town: Town, problem) => {
  expect(check([clark, dover, town])).toEqual([expect.stringContaining(problem)])
})

test('a forgotten municipality is reported as missing', () => {
  expect(check([clark])).toEqual([
    'content/towns.ts, Morris: 0 municipalities are listed, and the county has 1. Add what is missing, or give villages partOf.',
  ])
})

test('a town cannot be its own look-alike', () => {
  expect(check([clark, dover], ['Dover'])[0]).toContain('it is named among the look-alikes, too.')
})

test('a program that goes to an unknown town, or to both all and parts of a county, is reported', () => {
  const area: ServiceArea = {
    program: 'spad',
    counties: ['Union'],
    partsOf: ['Union'],
    towns: ['Clrk'],
    maybeTowns: [],
    where: '',
    yes: '',
    maybe: '',
    no: '',
  }
  expect(checkServiceAreas([area], [clark]).map(sentence)).toEqual([
    "content/service-areas.ts, serviceAreas 'spad', field towns: there is no town 'Clrk'. Write it as in content/towns.ts, or add it there.",
    "content/service-areas.ts, serviceAreas 'spad', field partsOf: Union appears in counties, too. Leave it in one of the two.",
  ])
})
