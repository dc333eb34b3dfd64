/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { costInBrief, situations } from '@/content/find-help'
import { programFor, programs } from '@/content/programs'

const slugs = programs.map(({ slug }) => slug).toSorted()

test('each program helps in one of the situations', () => {
  expect([...new Set(situations.map(({ program }) => program))].toSorted()).toEqual(slugs)
})

test(
  'the cost of a program is never left out',
  inTurn(programs, (program) => {
    const said = costInBrief(program)
    const prices = program.costs.rows.map(({ price }) => (typeof price === 'string' ? price : price.value))
    const instead = program.costs.rows.flatMap(({ price }) =>
      typeof price === 'string' || price.value ? [] : price.instead,
    )
    for (const words of [...prices.filter(Boolean), ...instead.slice(0, 1)]) expect(said).toContain(words)
    expect(said).not.toBe('')
  }),
)

test(
  'a situation opens its form with a choice that it has, and offers another program as what else may help',
  inTurn(situations, ({ about, program, also }) => {
    const choices = programFor(program).form.fields.flatMap((field) =>
      field.type === 'radio' ? Object.keys(field.preselections ?? {}) : [],
    )
    if (about) expect(choices).toContain(about)
    expect(also.map(({ href }) => href)).not.toContain(`/${program}`)
  }),
)
