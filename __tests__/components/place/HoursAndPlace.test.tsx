import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { HoursAndPlace } from '@/components/place/HoursAndPlace'
import { places } from '@/content/places'
import type { HoursRow } from '@/content/types'

const rows: HoursRow[] = [{ what: 'The workshop', days: ['Monday', 'Tuesday'], from: '08:30', to: '13:00' }]

test('says when and where, with no accessibility violations', async () => {
  const { container } = render(
    <HoursAndPlace caption="When we are open" rows={rows} place={places.building}>
      <p>There is parking.</p>
    </HoursAndPlace>,
  )
  expect(screen.getByRole('table', { name: 'When we are open' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: places.building.heading })).toBeInTheDocument()
  expect(screen.getByText('There is parking.')).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})
