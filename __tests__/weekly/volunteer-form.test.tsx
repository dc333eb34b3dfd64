import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { answerUploads } from '@/__tests__/components/enquiry/fake-upload'
import { EnquiryForm } from '@/components/enquiry/EnquiryForm'
import { volunteerInputs } from '@/components/enquiry/volunteer-inputs'
import { byEmailOrPhone, email, fullName, phoneNumber } from '@/content/forms/fields'
import { enquiryMessages } from '@/content/forms/messages'
import type { CheckboxesField } from '@/content/types'
import { volunteerForm } from '@/content/volunteer-application'

const schedule = volunteerForm.fields.find((field) => field.type === 'schedule')
const checkboxes = volunteerForm.fields.find((field) => field.type === 'checkboxes')
const days: readonly string[] = schedule?.days ?? []
const groups: CheckboxesField['groups'] = checkboxes?.groups ?? []

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
      kinds={volunteerInputs}
    />,
  )

async function fillInWhatIsRequired() {
  await userEvent.type(screen.getByLabelText(fullName.label), 'Eleanor Sample')
  await userEvent.type(screen.getByLabelText(phoneNumber.label), '908 555 0142')
  await userEvent.type(screen.getByLabelText(email.label), 'eleanor@example.com')
  await userEvent.click(screen.getByRole('radio', { name: byEmailOrPhone.options[0] ?? '' }))
}

/** What the form service gets for one name. */
async function submitted(name: string) {
  await userEvent.click(screen.getByRole('button', { name: enquiryMessages.submit }))
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
  const grid = screen.getByRole('group', { name: new RegExp(`^${schedule?.label}`.replace('?', '\\?')) })
  const lines = within(grid).getAllByRole('textbox')
  expect(lines.map((line) => line.getAttribute('name'))).toEqual(days.map((day) => `availability-${day}`))
  expect(days.map((day) => within(grid).getByLabelText(day))).toEqual(lines)
})

test.each(groups)('offers the areas of $legend as checkboxes', ({ legend, options }) => {
  show()
  const boxes = within(screen.getByRole('group', { name: legend })).getAllByRole('checkbox')
  expect(boxes.map((box) => box.id)).toEqual(options.map(({ id }) => id))
})

test('sends the chosen areas as one value, joined by a comma and a space', async () => {
  show()
  await fillInWhatIsRequired()
  const chosen = groups.slice(0, 3).map(({ options }) => options[0])
  for (const option of chosen) await userEvent.click(screen.getByRole('checkbox', { name: option?.label ?? '' }))
  expect(await submitted('volunteerArea')).toEqual([chosen.map((option) => option?.id).join(', ')])
})

test('sends the times that were filled in and leaves out the other days', async () => {
  show()
  await fillInWhatIsRequired()
  const [, day = ''] = days
  await userEvent.type(screen.getByLabelText(day), '9 to noon')
  expect(await submitted(`availability-${day}`)).toEqual(['9 to noon'])
  const body = sent.mock.calls[0]?.[1].body as FormData
  expect([...body.keys()].filter((name) => name.startsWith('availability'))).toEqual([`availability-${day}`])
})

test('can be sent without a day and without an area', async () => {
  show()
  await fillInWhatIsRequired()
  expect(await submitted('volunteerArea')).toEqual([])
  expect(await screen.findByRole('heading', { name: enquiryMessages.thanks })).toBeInTheDocument()
})
