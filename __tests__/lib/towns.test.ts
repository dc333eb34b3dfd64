/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { programs } from '@/content/programs'
import { townList } from '@/content/towns'
import type { ServiceArea, Town } from '@/content/types'
import { findTown, verdictFor } from '@/lib/towns/find-town'

const towns: readonly Town[] = [
  { name: 'Springfield', county: 'Union', zips: ['07081'], hasNamesake: true },
  { name: 'Union', county: 'Union' },
  { name: 'Roselle', county: 'Union' },
  { name: 'Roseland', county: 'Essex' },
  { name: 'West Orange', county: 'Essex' },
  { name: 'Chatham', county: 'Morris', zips: ['07928'] },
  { name: 'Chatham Township', county: 'Morris', zips: ['07928'] },
  { name: 'Washington Township', county: 'Morris' },
  { name: 'Mount Olive', county: 'Morris' },
  { name: 'Montville', county: 'Morris' },
  { name: 'Dover', county: 'Morris' },
]
const lookAlikes = ['Montvale']

/** The town found, and the others it could be, by name. */
function found(query: string) {
  const { town, others } = findTown(query, { towns, lookAlikes })
  return { town: town?.name, others: others.map(({ name }) => name) }
}
const only = (town: string) => ({ town, others: [] })

test(
  'every town is found by its name',
  inTurn(townList.towns, (town) => {
    expect(findTown(town.name, townList).town).toBe(town)
  }),
)

test(
  'a town is found however it is written, and a typo or a short form is forgiven',
  inTurn(
    [
      ['springfield', 'Springfield'],
      ['  SPRINGFIELD, N.J. ', 'Springfield'],
      ['Springfield Twp', 'Springfield'],
      ['Township of Springfield', 'Springfield'],
      ['Springfield, New Jersey', 'Springfield'],
      ['Springfield, Union County', 'Springfield'],
      ['07081', 'Springfield'],
      ['07081-1234', 'Springfield'],
      ['Springfield 07081', 'Springfield'],
      ['Springfeild', 'Springfield'],
      ['Sprinfield', 'Springfield'],
      ['Mt. Olive', 'Mount Olive'],
      ['W. Orange', 'West Orange'],
      ['Rosele', 'Roselle'],
      ['washingtn', 'Washington Township'],
      ['Dovér', 'Dover'],
    ],
    (query, town) => {
      expect(found(query)).toEqual(only(town))
    },
  ),
)

test('a name two towns share finds the one with exactly that name, and offers the other', () => {
  const both = { town: 'Chatham', others: ['Chatham Township'] }
  expect(found('Chatham')).toEqual(both)
  expect(found('chattam')).toEqual(both)
  expect(found('07928')).toEqual(both)
  expect(found('Chatham Township')).toEqual(only('Chatham Township'))
})

test('when a misspelling is equally close to two towns, the reader says which', () => {
  expect(found('Rosellad')).toEqual({ town: undefined, others: ['Roselle', 'Roseland'] })
})

test(
  'what is no town of ours is calmly not found',
  inTurn(
    [
      // A city of another county, a name like one of ours, another first letter, a short word, nobody's ZIP code.
      ...['Union City', 'Montvale', 'Hover', 'Un', '10001'],
      ...['   ', '?!*', '<script>alert(1)</script>', 'a'.repeat(10_000), '薩米特'],
    ],
    (query) => {
      expect(found(query)).toEqual({ town: undefined, others: [] })
    },
  ),
)

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

const names = townList.towns.map(({ name }) => name)

test('every town has a name of its own, and only ZIP codes of its state', () => {
  expect(
    names.filter((name, index) => names.indexOf(name) !== index || townList.lookAlikes.some((other) => other === name)),
  ).toEqual([])
  expect(townList.towns.flatMap(({ zips = [] }) => zips).filter((zip) => !/^0[78]\d{3}$/.test(zip))).toEqual([])
})

test('every municipality of the counties is there, and every village belongs to one of its county', () => {
  for (const [county, count] of Object.entries(townList.municipalities)) {
    expect([county, townList.towns.filter((town) => town.county === county && !town.partOf).length]).toEqual([
      county,
      count,
    ])
  }
  const lost = townList.towns.filter(
    ({ partOf, county }) => partOf && !townList.towns.some((town) => town.name === partOf && town.county === county),
  )
  expect(lost).toEqual([])
})

test('a program goes to towns of the list, and serves no county both in full and in part', () => {
  for (const { serviceArea } of programs) {
    const { towns: served = [], maybeTowns = [], counties = [], partsOf = [] } = serviceArea
    expect([...served, ...maybeTowns].filter((name) => !names.includes(name))).toEqual([])
    expect(counties.filter((county) => partsOf.includes(county))).toEqual([])
  }
})
