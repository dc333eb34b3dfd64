import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { YearsAtAGlance } from '@/components/history/YearsAtAGlance'
import { history } from '@/content/pages/history'

test('has no accessibility violations', async () => {
  const { container } = render(<YearsAtAGlance {...history.glance} />)
  expect(await axe(container)).toHaveNoViolations()
})

test('what the picture shows stands beside it in words, year by year', () => {
  render(<YearsAtAGlance {...history.glance} />)
  expect(screen.getByRole('table', { name: history.glance.heading })).toBeVisible()
  for (const { year, what } of history.glance.rows) {
    expect(screen.getByRole('row', { name: `${year} ${what}` })).toBeVisible()
  }
})
