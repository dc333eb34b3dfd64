import { render, screen } from '@testing-library/react'
import { ApplicationQuestions } from '@/components/joining/ApplicationQuestions'

test('says what’s required and what the choices are, and leaves out a part that only states something', () => {
  const options = ['Full', 'Part', 'Either']
  const field = { id: 'hours', label: 'How much?', type: 'radio', isRequired: true, options } as const
  const statement = { heading: 'Statement', text: ['We are fair.'], fields: [] }
  render(<ApplicationQuestions parts={[statement, { heading: 'Hours', fields: [field] }]} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Hours'])
  expect(screen.getByRole('listitem')).toHaveTextContent('How much? (required)')
  expect(screen.getByText('Choose from: Full, Part, or Either.')).toBeVisible()
})
