import { render, screen } from '@testing-library/react'
import { ProgramSlideshow } from '@/components/programs/ProgramSlideshow'
import { programs } from '@/content/programs'
import type { Program } from '@/content/types'

test('the slides on Home give an hour, a line and where to read more', () => {
  render(<ProgramSlideshow label="A day" programs={programs} interval={5000} fade={500} />)
  const first = programs[0] as Program
  expect(screen.getByText(first.moment.hour)).toBeVisible()
  expect(screen.getByText(new RegExp(first.moment.line))).toBeVisible()
  expect(screen.getByRole('link', { name: first.names.card })).toHaveAttribute('href', `/${first.slug}/`)
})
