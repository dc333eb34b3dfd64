import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import HistoryPage from '@/app/history/page'
import { EmptyFrame } from '@/components/history/EmptyFrame'
import { hrefTo } from '@/content/href'
import { history } from '@/content/pages/history'

test('has no accessibility violations', async () => {
  const { container } = render(<EmptyFrame {...history.thisYear} />)
  expect(await axe(container)).toHaveNoViolations()
})

test('the history ends with this year, and says where to go from there', () => {
  render(<HistoryPage />)
  const frame = within(screen.getByRole('region', { name: history.thisYear.heading }))
  expect(frame.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    history.thisYear.links.map(({ href }) => hrefTo(href)),
  )
})
