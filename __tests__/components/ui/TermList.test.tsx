import { render, screen } from '@testing-library/react'
import { TermList } from '@/components/ui/TermList'

const terms = [
  { term: 'Caning', text: 'New seats of cane.' },
  { term: 'Rushing', text: 'New seats of rush.' },
]

test.each(['rows', 'tiles'] as const)('as %s it pairs each term with its text', async (layout) => {
  render(<TermList layout={layout} terms={terms} />)
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Caning', 'Rushing'])
  expect(screen.getAllByRole('definition').map((text) => text.textContent)).toEqual([
    'New seats of cane.',
    'New seats of rush.',
  ])
})
