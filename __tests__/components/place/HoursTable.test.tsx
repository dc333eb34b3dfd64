import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { HoursTable } from '@/components/place/HoursTable'

const rows = [
  { what: 'The workshop', days: 'Monday to Friday', from: '8:30 a.m.', to: '11:30 a.m.' },
  { what: 'The office', days: 'Every day', from: '8:00 a.m.', to: '5:00 p.m.' },
]

test('has no accessibility violations', async () => {
  const { container } = render(<HoursTable caption="When we are open" rows={rows} note="Not on holidays." />)
  expect(await axe(container)).toHaveNoViolations()
})

test('is a table with a name, a row for each service, and days and hours under their heads', () => {
  render(<HoursTable caption="When we are open" rows={rows} />)
  expect(screen.getByRole('table', { name: 'When we are open' })).toBeInTheDocument()
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['What', 'Days', 'Hours'])
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['The workshop', 'The office'])
  expect(screen.getByRole('cell', { name: '8:30 a.m. to 11:30 a.m.' })).toBeInTheDocument()
  expect(screen.getByRole('cell', { name: 'Every day' })).toBeInTheDocument()
})

test('says below the table what its rows cannot', () => {
  render(<HoursTable caption="When we are open" rows={rows} note="Not on holidays." />)
  expect(screen.getByText('Not on holidays.')).toBeInTheDocument()
})
