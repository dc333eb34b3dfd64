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
const nothing = { town: undefined, others: [] }

test(
  'every town is found by its name',
  inTurn(townList.towns, (town) => {
    expect(findTown(town.name, townList).town).toBe(town)
  }),
)

test(
  'a town is found however it is written',
  inTurn(
    [
      'springfield',
      '  SPRINGFIELD, N.J. ',
      'Springfield Twp',
      'Township of Springfield',
      'Springfield, New Jersey',
      'Springfield, Union County',
      '07081',
      '07081-1234',
      'Springfield 07081',
    ],
    (query) => {
      expect(found(query)).toEqual(only('Springfield'))
    },
  ),
)

test(
  'a typo or a short form is forgiven',
  inTurn(
    [
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
      ['a city of another county', 'Union City'],
      ['a name that only looks like one of ours', 'Montvale'],
      ['a town that begins with another letter', 'Hover'],
      ['a short word', 'Un'],
      ['a ZIP code that no town has', '10001'],
      ['nothing', '   '],
      ['punctuation', '?!*'],
      ['a script', '<script>alert(1)</script>'],
      ['ten thousand letters', 'a'.repeat(10_000)],
      ['other letters', '薩米特'],
    ],
    (_, query) => {
      expect(found(query)).toEqual(nothing)
    },
  ),
)
