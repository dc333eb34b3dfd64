import { inTurn } from '@/__tests__/in-turn'
import { activeDecade } from '@/components/history/use-active-decade'

const positions = (...tops: number[]) => tops.map((top, index) => ({ id: `${1950 + index * 10}s`, top }))

test(
  'the decade is the one that is being read',
  inTurn(
    [
      ['nothing has been reached yet', positions(500, 1000, 1500), '1950s'],
      ['the first stands right on the line', positions(200, 700, 1200), '1950s'],
      ['the second has just come to the line', positions(-300, 200, 700), '1960s'],
      ['the second is a hair below the line', positions(-300, 200.5, 700), '1950s'],
      ['two have gone by', positions(-1300, -800, 100), '1970s'],
      ['everything has gone by', positions(-3000, -2000, -1000), '1970s'],
    ],
    (_when, tops, expected) => {
      expect(activeDecade(tops, 200)).toBe(expected)
    },
  ),
)

test('a page without decades has none', () => {
  expect(activeDecade([], 200)).toBeUndefined()
})
