import { render, screen } from '@testing-library/react'
import { HoursAndPlace } from '@/components/place/HoursAndPlace'
import { places } from '@/content/places'
import type { HoursRow } from '@/content/types'

test('a service has its days, when it opens and when it closes, and what those can’t say stands below', () => {
  const hours: HoursRow = { what: 'The workshop', days: ['Monday', 'Tuesday'], from: '08:30', to: '13:00' }
  render(<HoursAndPlace hours={hours} note="Not on holidays." place={places.building} />)
  const [said] = screen.getAllByRole('definition')
  expect(said).toHaveTextContent(/^Monday to Tuesday, 8:30 a.m. to 1:00 p.m.Not on holidays.$/)
})
