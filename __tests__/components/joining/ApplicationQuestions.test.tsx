import { render, screen, within } from '@testing-library/react'
import { ApplicationQuestions } from '@/components/joining/ApplicationQuestions'
import { aideApplication } from '@/content/aide-application'
import type { PaperField, PaperPart } from '@/content/types'
import { volunteerApplication } from '@/content/volunteer-application'

const forms: [string, readonly PaperPart[]][] = [
  ['volunteer', volunteerApplication.parts],
  ['home health aide', aideApplication.parts],
]

test.each(forms)('every question of the %s application is on the page', (_name, parts) => {
  const { container } = render(<ApplicationQuestions parts={parts} />)
  for (const { label } of parts.flatMap(({ fields }) => fields)) expect(container).toHaveTextContent(label)
})

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

test('names each area of volunteering under its group', () => {
  render(<ApplicationQuestions parts={volunteerApplication.parts} />)
  const fields = volunteerApplication.parts.flatMap((part): readonly PaperField[] => part.fields)
  const groups = fields.flatMap((field) => (field.type === 'checkboxes' ? field.groups : []))
  expect(groups.length).toBeGreaterThan(0)
  for (const { legend, options } of groups) {
    const group = screen.getByText(legend).closest('li') as HTMLElement
    for (const { label } of options) expect(group).toHaveTextContent(label)
  }
})
