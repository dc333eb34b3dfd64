/** @jest-environment node */

import { inTurn } from '@/__tests__/in-turn'
import { townList } from '@/content/towns'
import type { Town } from '@/content/types'
import { findTown } from '@/lib/towns/find-town'

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
