/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { activeDecade } from '@/components/history/DecadeNavigator'

test(
  'the decade is the one that is being read',
  inTurn(
    [
      ['nothing has been reached yet', [500, 1000, 1500], '1950s'],
      ['the first stands right on the line', [200, 700, 1200], '1950s'],
      ['the second has just come to the line', [-300, 200, 700], '1960s'],
      ['the second is a hair below the line', [-300, 200.5, 700], '1950s'],
      ['everything has gone by', [-3000, -2000, -1000], '1970s'],
      ['there are no decades', [], undefined],
    ],
    (_when, tops, expected) => {
      const positions = tops.map((top, index) => ({ id: `${1950 + index * 10}s`, top }))
      expect(activeDecade(positions, 200)).toBe(expected)
    },
  ),
)
