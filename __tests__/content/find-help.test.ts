/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { costInBrief, situations } from '@/content/find-help'
import { programFor, programs } from '@/content/programs'
import { serviceAreas } from '@/content/service-areas'

test('the list has ten situations, and each program is what helps in one of them', () => {
  expect(situations).toHaveLength(10)
  const named = situations.map(({ program }) => program)
  expect(programs.filter(({ slug }) => !named.includes(slug)).map(({ slug }) => slug)).toEqual([])
})

test('we say of every program where it goes', () => {
  expect(serviceAreas.map(({ program }) => program).toSorted()).toEqual(programs.map(({ slug }) => slug).toSorted())
})

test('what else may help is not the program to start with again', () => {
  const repeated = situations.filter(({ program, also }) => also.some(({ href }) => href === `/${program}`))
  expect(repeated.map(({ id }) => id)).toEqual([])
})

test(
  'the cost of a program is never left out',
  inTurn(
    programs.map((program) => [program.slug, program] as const),
    (slug, program) => {
      const said = costInBrief(program)
      expect(said).not.toBe('')
      for (const { price } of programFor(slug).costs.rows) {
        const printed = typeof price === 'string' ? price : price.value
        if (printed) expect(said).toContain(printed)
      }
    },
  ),
)

test(
  'a situation opens its form with a choice that it has',
  inTurn(
    situations.flatMap(({ id, about, program }) => (about ? [[id, about, program] as const] : [])),
    (_id, about, program) => {
      const choices = programFor(program).form.fields.flatMap((field) =>
        field.type === 'radio' ? Object.keys(field.preselections ?? {}) : [],
      )
      expect(choices).toContain(about)
    },
  ),
)
