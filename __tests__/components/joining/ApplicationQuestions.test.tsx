import { render, screen, within } from '@testing-library/react'
import { ApplicationQuestions } from '@/components/joining/ApplicationQuestions'

test('a part that only states something isn’t a question and is left out', () => {
  render(<ApplicationQuestions parts={[{ heading: 'Statement', text: ['We are fair.'], fields: [] }]} />)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

test('says what’s required and what the choices are', () => {
  const field = {
    id: 'hours',
    label: 'How much?',
    type: 'radio',
    isRequired: true,
    options: ['Full', 'Part', 'Either'],
  } as const
  render(<ApplicationQuestions parts={[{ heading: 'Hours', fields: [field] }]} />)
  const question = screen.getByRole('listitem')
  expect(question).toHaveTextContent('How much? (required)')
  expect(within(question).getByText('Choose from: Full, Part, or Either.')).toBeVisible()
})
