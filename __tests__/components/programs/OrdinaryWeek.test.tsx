import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { OrdinaryWeek } from '@/components/programs/OrdinaryWeek'
import { ordinaryWeek } from '@/content/signatures/homecare'

test('has no accessibility violations', async () => {
  const { container } = render(<OrdinaryWeek {...ordinaryWeek} />)
  expect(await axe(container)).toHaveNoViolations()
})

test('shows the days in order, each with when someone comes and what for', () => {
  render(<OrdinaryWeek {...ordinaryWeek} />)
  const days = screen.getAllByRole('listitem')
  expect(days).toHaveLength(ordinaryWeek.days.length)
  days.forEach((day, index) => {
    const { day: name = '', when = '', text = '' } = ordinaryWeek.days[index] ?? {}
    expect(within(day).getByRole('heading', { name })).toBeInTheDocument()
    expect(day).toHaveTextContent(`${name}${when}${text}`)
  })
})

test('says that the week is just an example, and that others look different', () => {
  render(<OrdinaryWeek {...ordinaryWeek} />)
  expect(screen.getByText(ordinaryWeek.lead)).toBeInTheDocument()
  expect(screen.getByText(ordinaryWeek.note)).toBeInTheDocument()
})

test('hides the windows from screen readers, because the words say the same', () => {
  render(<OrdinaryWeek {...ordinaryWeek} />)
  expect(screen.queryByRole('img')).toBeNull()
})
