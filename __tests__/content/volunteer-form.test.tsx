import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { CheckboxesInput } from '@/components/enquiry/CheckboxesInput'
import { EnquiryForm } from '@/components/enquiry/EnquiryForm'
import { ScheduleInput } from '@/components/enquiry/ScheduleInput'
import { volunteerForm } from '@/content/volunteer-form'
import { answerUploads } from '../components/enquiry/fake-upload'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** The areas of the brief with the names under which they are known. */
const areas: [string, string[]][] = [
  ['Meals on Wheels', ['driverOrServer']],
  ['Shopping Service', ['groceryShopper', 'pcShoppingLists']],
  ['Furniture Repair Workshop', ['furnitureRepairer']],
  ['Miscellaneous', ['assistPaperwork', 'installAlert', 'helpNeighbor']],
  [
    'Office and Development',
    ['clericalHelp', 'reception', 'writer', 'committeeMember', 'marketing', 'representative', 'specialEvents'],
  ],
  ['Spend A Day', ['programAide', 'entertainer']],
  ['SHIP Counselor', ['shipCounselor']],
]

const sent = jest.fn<Promise<unknown>, [string, RequestInit]>()

beforeEach(() => {
  sent.mockReset()
  sent.mockImplementation(() =>
    Promise.resolve({ status: 200, json: () => Promise.resolve({ status: 'success', next: '/thanks' }) }),
  )
  global.fetch = sent as unknown as typeof fetch
  answerUploads(sent)
})

const show = () =>
  render(
    <EnquiryForm
      definition={volunteerForm}
      label="Volunteer"
      steps={['We read your answers.']}
      kinds={{ checkboxes: CheckboxesInput, schedule: ScheduleInput }}
    />,
  )

async function fillInWhatIsRequired() {
  await userEvent.type(screen.getByLabelText('Your full name'), 'Eleanor Sample')
  await userEvent.type(screen.getByLabelText('Phone number'), '908 555 0142')
  await userEvent.type(screen.getByLabelText('Email address'), 'eleanor@example.com')
  await userEvent.click(screen.getByRole('radio', { name: 'Phone' }))
}

/** What reaches the form service for one name. */
async function submitted(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(sent).toHaveBeenCalled())
  const enquiry = sent.mock.calls.find(([url]) => !url.includes('autoresponder'))
  const body = enquiry?.[1].body
  return body instanceof FormData ? body.getAll(name) : undefined
}

test('has no accessibility violations', async () => {
  expect(await axe(show().container)).toHaveNoViolations()
})

test('asks for a time on each weekday, each under its own name', () => {
  show()
  const grid = screen.getByRole('group', { name: /When could you help/ })
  const lines = within(grid).getAllByRole('textbox')
  expect(lines.map((line) => line.getAttribute('name'))).toEqual(days.map((day) => `availability-${day}`))
  expect(days.map((day) => within(grid).getByLabelText(day))).toEqual(lines)
})

test.each(areas)('offers the areas of %s as boxes to tick', (legend, ids) => {
  show()
  const boxes = within(screen.getByRole('group', { name: legend })).getAllByRole('checkbox')
  expect(boxes.map((box) => box.id)).toEqual(ids)
})

test('sends the chosen areas as one value, joined by a comma and a blank', async () => {
  show()
  await fillInWhatIsRequired()
  for (const name of [/Drive a route/, 'Writing', 'Entertainer']) {
    await userEvent.click(screen.getByRole('checkbox', { name }))
  }
  expect(await submitted('volunteerArea')).toEqual(['driverOrServer, writer, entertainer'])
})

test('sends the times that were written and leaves the other days out', async () => {
  show()
  await fillInWhatIsRequired()
  await userEvent.type(screen.getByLabelText('Tuesday'), '9 to noon')
  expect(await submitted('availability-Tuesday')).toEqual(['9 to noon'])
  const body = sent.mock.calls[0]?.[1].body as FormData
  expect([...body.keys()].filter((name) => name.startsWith('availability'))).toEqual(['availability-Tuesday'])
})

test('can be sent without a day and without an area', async () => {
  show()
  await fillInWhatIsRequired()
  expect(await submitted('volunteerArea')).toEqual([])
  expect(await screen.findByRole('heading', { name: /Thank you/ })).toBeInTheDocument()
})
