import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { volunteerInputs } from '@/components/enquiry/volunteer-inputs'
import { enquiryMessages } from '@/content/forms/messages'
import { volunteerForm } from '@/content/volunteer-application'
import { enquiries, entries, fillInPerson, show, submit } from '../components/enquiry/form-under-test'

const schedule = volunteerForm.fields.find((field) => field.type === 'schedule')
const checkboxes = volunteerForm.fields.find((field) => field.type === 'checkboxes')
const days: readonly string[] = schedule?.days ?? []
const groups = checkboxes?.groups ?? []

const showForm = () => show('volunteer', volunteerInputs)

async function sent() {
  await submit()
  await screen.findByRole('heading', { name: enquiryMessages.thanks })
  return entries(enquiries()[0]?.[1]).filter(([name]) => /^(availability|volunteerArea)/.test(name))
}

test('has no accessibility violations', async () => {
  expect(await axe(showForm().container)).toHaveNoViolations()
})

test('asks for a time on each weekday, each under its own name', () => {
  showForm()
  const grid = screen.getByRole('group', { name: new RegExp(`^${schedule?.label}`.replace('?', '\\?')) })
  const lines = within(grid).getAllByRole('textbox')
  expect(lines.map((line) => line.getAttribute('name'))).toEqual(days.map((day) => `availability-${day}`))
  expect(days.map((day) => within(grid).getByLabelText(day))).toEqual(lines)
})

test.each(groups)('offers the areas of $legend as checkboxes', ({ legend, options }) => {
  showForm()
  const boxes = within(screen.getByRole('group', { name: legend })).getAllByRole('checkbox')
  expect(boxes.map((box) => box.id)).toEqual(options.map(({ id }) => id))
})

test('sends the chosen areas as one value, and the times that were filled in without the other days', async () => {
  showForm()
  await fillInPerson()
  const chosen = groups.slice(0, 3).map(({ options }) => options[0])
  for (const option of chosen) await userEvent.click(screen.getByRole('checkbox', { name: option?.label ?? '' }))
  const [, day = ''] = days
  await userEvent.type(screen.getByLabelText(day), '9 to noon')
  expect(await sent()).toEqual([
    [`availability-${day}`, '9 to noon'],
    ['volunteerArea', chosen.map((option) => option?.id).join(', ')],
  ])
})

test('can be sent without a day and without an area', async () => {
  showForm()
  await fillInPerson()
  expect(await sent()).toEqual([])
})
