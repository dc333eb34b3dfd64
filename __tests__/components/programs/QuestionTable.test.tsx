import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { QuestionTable } from '@/components/programs/QuestionTable'
import { questionTable } from '@/content/signatures/social-work-support'
import { hrefTo } from '@/lib/links/href'

test('has no accessibility violations', async () => {
  const { container } = render(<QuestionTable {...questionTable} />)
  expect(await axe(container)).toHaveNoViolations()
})

test('answers each question and links to more', () => {
  render(<QuestionTable {...questionTable} />)
  const entries = screen.getAllByRole('listitem')
  expect(entries).toHaveLength(questionTable.questions.length)
  for (const { question, answer, link } of questionTable.questions) {
    const entry = screen.getByRole('heading', { name: question }).closest('li') as HTMLElement
    expect(within(entry).getByText(answer)).toBeInTheDocument()
    expect(within(entry).getByRole('link', { name: link.text })).toHaveAttribute('href', hrefTo(link.href))
  }
})

test('hides the table from screen readers', () => {
  render(<QuestionTable {...questionTable} />)
  expect(screen.queryByRole('img')).toBeNull()
})
