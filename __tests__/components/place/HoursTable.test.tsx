import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { HoursTable } from '@/components/place/HoursTable'
import { tableWords } from '@/content/messages'
import type { HoursRow } from '@/content/types'

const rows: HoursRow[] = [
  { what: 'The workshop', days: ['Monday', 'Tuesday'], from: '08:30', to: '13:00' },
  { what: 'The office', days: ['Saturday'], from: '08:00', to: '12:00' },
]

test('has no accessibility violations', async () => {
  const { container } = render(<HoursTable caption="When we are open" rows={rows} note="Not on holidays." />)
  expect(await axe(container)).toHaveNoViolations()
})

test('is a named table with a row per service, and days and hours under their headers', () => {
  render(<HoursTable caption="When we are open" rows={rows} />)
  expect(screen.getByRole('table', { name: 'When we are open' })).toBeInTheDocument()
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    tableWords.what,
    tableWords.days,
    tableWords.hours,
  ])
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['The workshop', 'The office'])
  expect(screen.getByRole('cell', { name: '8:30\u00a0a.m. to 1:00\u00a0p.m.' })).toBeInTheDocument()
  expect(screen.getByRole('cell', { name: 'Monday to Tuesday' })).toBeInTheDocument()
})

test('says below the table what its rows can’t', () => {
  render(<HoursTable caption="When we are open" rows={rows} note="Not on holidays." />)
  expect(screen.getByText('Not on holidays.')).toBeInTheDocument()
})
