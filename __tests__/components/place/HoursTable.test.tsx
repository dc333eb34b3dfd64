import { render, screen } from '@testing-library/react'
import { HoursTable } from '@/components/place/HoursTable'
import type { HoursRow } from '@/content/types'

test('each service has its days and hours, and what rows can’t say stands below', () => {
  const rows: HoursRow[] = [{ what: 'The workshop', days: ['Monday', 'Tuesday'], from: '08:30', to: '13:00' }]
  render(<HoursTable caption="When we are open" rows={rows} note="Not on holidays." />)
  expect(screen.getByRole('table', { name: 'When we are open' })).toHaveTextContent(
    'The workshopMonday to Tuesday8:30 a.m. to 1:00 p.m.',
  )
  expect(screen.getByText('Not on holidays.')).toBeVisible()
})
