/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { newsletters, printEditions } from '@/content/newsletters'

const lists = [
  ['e-newsletters', newsletters],
  ['print editions', printEditions],
] as const

test(
  'the latest of each kind is one from the newest year',
  inTurn(lists, (_name, entries) => {
    const newest = Math.max(...entries.map(({ year }) => year))
    expect(entries.filter(({ isLatest }) => isLatest).map(({ year }) => year)).toEqual([newest])
  }),
)
