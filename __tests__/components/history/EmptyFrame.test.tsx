import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import HistoryPage from '@/app/history/page'
import { EmptyFrame } from '@/components/history/EmptyFrame'
import { history } from '@/content/pages/history'

test('has no accessibility violations', async () => {
  const { container } = render(<EmptyFrame {...history.thisYear} />)
  expect(await axe(container)).toHaveNoViolations()
})

test('the history ends with this year, which leads to giving and to volunteering', () => {
  render(<HistoryPage />)
  const frame = within(screen.getByRole('region', { name: history.thisYear.heading }))
  expect(frame.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringContaining('/gifting-sage'),
    expect.stringContaining('/volunteer'),
  ])
})
