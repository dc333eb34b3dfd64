import { render } from '@testing-library/react'
import { Street } from '@/components/site/Street'
import { type ProgramSlug, programs } from '@/content/programs'

/** From where to where the street is lit, as the style sheet reads it; empty where all of it is. */
function litFor(program?: ProgramSlug) {
  const { container } = render(<Street program={program}>Call</Street>)
  const { style } = container.firstElementChild as HTMLElement
  return ['--from', '--to']
    .map((property) => style.getPropertyValue(property))
    .join(' ')
    .trim()
}

test('no two programs light the same house, and where there is none yet, all are lit', () => {
  const lit = programs.map(({ slug }) => litFor(slug)).filter(Boolean)
  expect(lit).not.toEqual([])
  expect(new Set(lit).size).toBe(lit.length)
  expect([litFor(), litFor('a-seventh' as ProgramSlug)]).toEqual(['', ''])
})
