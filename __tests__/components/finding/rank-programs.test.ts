/** @jest-environment node */
import { firstOf, rankPrograms } from '@/components/finding/rank-programs'
import type { HelpRule, HelpSentence } from '@/content/types'

const rule = (program: HelpRule['program'], weight: HelpRule['weight']): HelpRule => ({ program, weight, reason: '' })
const saying = (id: string, ...rules: HelpRule[]): HelpSentence => ({ id, text: id, ofMyself: id, rules })
const nowhere = () => undefined

const hungry = saying('hungry', rule('meals-on-wheels', 3), rule('homecare', 2), rule('spad', 1))
const tired = saying('tired', rule('spad', 3), rule('homecare', 3))

test('weights add up over the chosen sentences', () => {
  const order = rankPrograms([hungry, tired], nowhere).map(({ program, score }) => [program, score])
  expect(order).toEqual([
    ['homecare', 5],
    ['spad', 4],
    ['meals-on-wheels', 3],
  ])
})

test('a program that definitely goes there comes before one that fits a little better but may not', () => {
  const verdictOf = (program: string) => (program === 'meals-on-wheels' ? 'yes' : 'probably')
  const order = rankPrograms([saying('a', rule('spad', 3), rule('meals-on-wheels', 3))], verdictOf)
  expect(order[0]?.program).toBe('meals-on-wheels')
})

test('a program that doesn’t go there never comes first, but is still listed', () => {
  const verdictOf = (program: string) => (program === 'meals-on-wheels' ? 'no' : 'probably')
  const { first, others } = firstOf(rankPrograms([hungry], verdictOf), verdictOf)
  expect(first.map(({ program }) => program)).toEqual(['homecare'])
  expect(others.map(({ program }) => program)).toEqual(['meals-on-wheels', 'spad'])
})

test('a program that helps only in passing doesn’t come first beside the best', () => {
  const letter = saying('letter', rule('medicare-ship', 3), rule('social-work-support', 1))
  expect(firstOf(rankPrograms([letter], nowhere), nowhere).first).toHaveLength(1)
  expect(firstOf(rankPrograms([hungry], nowhere), nowhere).first).toHaveLength(2)
})
