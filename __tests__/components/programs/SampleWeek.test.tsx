import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { SampleWeek } from '@/components/programs/SampleWeek'
import { sampleWeek } from '@/content/signatures/homecare'

test('has no accessibility violations', async () => {
  const { container } = render(<SampleWeek {...sampleWeek} />)
  expect(await axe(container)).toHaveNoViolations()
})

test('shows the days in order, each with when someone comes and what for', () => {
  render(<SampleWeek {...sampleWeek} />)
  const days = screen.getAllByRole('listitem')
  expect(days).toHaveLength(sampleWeek.days.length)
  days.forEach((day, index) => {
    const { day: name = '', when = '', text = '' } = sampleWeek.days[index] ?? {}
    expect(within(day).getByRole('heading', { name })).toBeInTheDocument()
    expect(day).toHaveTextContent(`${name}${when}${text}`)
  })
})

test('says that the week is just an example', () => {
  render(<SampleWeek {...sampleWeek} />)
  expect(screen.getByText(sampleWeek.lead)).toBeInTheDocument()
})

test('hides the windows from screen readers, because the words say the same', () => {
  render(<SampleWeek {...sampleWeek} />)
  expect(screen.queryByRole('img')).toBeNull()
})
