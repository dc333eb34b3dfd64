import { render, screen } from '@testing-library/react'
import { ProgramSlideshow } from '@/components/programs/ProgramSlideshow'
import { programs } from '@/content/programs'
import type { Program } from '@/content/types'

test('each slide on Home leads to the program it shows', () => {
  render(<ProgramSlideshow label="A day" programs={programs} interval={5000} fade={500} />)
  const first = programs[0] as Program
  expect(screen.getByRole('link', { name: first.names.card })).toHaveAttribute('href', `/${first.slug}/`)
})
