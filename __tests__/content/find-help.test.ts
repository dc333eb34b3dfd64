/** @jest-environment node */
import { firstOf, rankPrograms } from '@/components/finding/rank-programs'
import { verdictFor } from '@/components/finding/verdict'
import { helpPrograms, helpSentences, whenUnsure } from '@/content/find-help'
import { type ProgramSlug, programFor, programs } from '@/content/programs'
import { serviceAreas } from '@/content/service-areas'
import { townList } from '@/content/towns'
import type { HelpSentence, Town } from '@/content/types'
import { sentence } from '@/scripts/checks/findings'
import { checkHelpSentences } from '@/scripts/checks/help-checks'
import { checkServiceAreas, checkTowns } from '@/scripts/checks/town-checks'

const slugs = programs.map(({ slug }) => slug)

/** The programs to start with when someone in a town says this. */
function startingWith(sentences: readonly HelpSentence[], town?: Town): ProgramSlug[] {
  const verdictOf = (slug: ProgramSlug) => {
    const area = serviceAreas.find(({ program }) => program === slug)
    return area && town && verdictFor(area, town)
  }
  return firstOf(rankPrograms(sentences, verdictOf), verdictOf).first.map(({ program }) => program)
}

test('sentences, towns and areas are in order', () => {
  const findings = [
    ...checkHelpSentences(helpSentences, slugs),
    ...checkTowns(townList),
    ...checkServiceAreas(serviceAreas, townList.towns),
  ]
  expect(findings.map(sentence)).toEqual([])
})

test('every program the sentences name comes first for at least one of them', () => {
  const reached = helpSentences.flatMap((said) => startingWith([said]))
  const named = new Set(helpSentences.flatMap(({ rules }) => rules.map(({ program }) => program)))
  expect([...named].filter((slug) => !reached.includes(slug))).toEqual([])
})

test('whatever someone says, in any of our towns, there is something to start with', () => {
  const lost = townList.towns.flatMap((town) =>
    helpSentences.filter((said) => startingWith([said], town).length === 0).map(({ id }) => `${id} in ${town.name}`),
  )
  expect(lost).toEqual([])
})

test('every price a program’s page prints is in its answer, too', () => {
  for (const { slug, costs } of helpPrograms) {
    const prices = programFor(slug).costs.rows.map(({ price }) => (typeof price === 'string' ? price : price.value))
    expect(prices.filter((price) => price && !costs.some((line) => line.endsWith(price)))).toEqual([])
  }
})

test('when no price is known, an answer says what the page says instead', () => {
  for (const { slug, costs } of helpPrograms) {
    const open = programFor(slug).costs.rows.flatMap(({ price }) =>
      typeof price === 'string' || price.value ? [] : [price.instead],
    )
    const hasPrices = open.length < programFor(slug).costs.rows.length
    if (!hasPrices) expect(costs).toEqual(open.slice(0, 1))
    expect(costs.every((line) => line.length > 0)).toBe(true)
  }
})

test('someone who chooses nothing is told where to start', () => {
  expect(helpSentences.map(({ id }) => id)).toContain(whenUnsure)
})

test('any two sentences together lead to one or two programs, which the sentences name', () => {
  for (const one of helpSentences) {
    for (const other of helpSentences) {
      const first = startingWith([one, other])
      const named = [...one.rules, ...other.rules].map(({ program }) => program)
      expect(first.length).toBeGreaterThan(0)
      expect(first.length).toBeLessThanOrEqual(2)
      expect(first.filter((program) => !named.includes(program))).toEqual([])
    }
  }
})
