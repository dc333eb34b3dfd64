import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { KitchenTable } from '@/components/programs/KitchenTable'
import { kitchenTable } from '@/content/signatures/social-work-support'
import { hrefTo } from '@/lib/links/href'

test('has no accessibility violations', async () => {
  const { container } = render(<KitchenTable {...kitchenTable} />)
  expect(await axe(container)).toHaveNoViolations()
})

test('answers each question and links to more', () => {
  render(<KitchenTable {...kitchenTable} />)
  const entries = screen.getAllByRole('listitem')
  expect(entries).toHaveLength(kitchenTable.questions.length)
  for (const { question, answer, link } of kitchenTable.questions) {
    const entry = screen.getByRole('heading', { name: question }).closest('li') as HTMLElement
    expect(within(entry).getByText(answer)).toBeInTheDocument()
    expect(within(entry).getByRole('link', { name: link.text })).toHaveAttribute('href', hrefTo(link.href))
  }
})

test('hides the table from screen readers', () => {
  render(<KitchenTable {...kitchenTable} />)
  expect(screen.queryByRole('img')).toBeNull()
})
