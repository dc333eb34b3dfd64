import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { EnrollmentReminder } from '@/components/programs/EnrollmentReminder'

const period = {
  opens: { monthName: 'October', month: 10, day: 15 },
  closes: { monthName: 'December', month: 12, day: 7 },
}
const reminder = (
  <EnrollmentReminder
    period={period}
    until="to"
    words={{ always: 'Every year.', coming: 'Soon.', open: 'Now.', lastDay: 'Today.' }}
    calendar={{
      button: 'Add the dates',
      fileName: 'enrollment.ics',
      reminders: [
        { id: 'begins', day: period.opens, title: 'It begins', text: 'Call us.' },
        { id: 'ends', day: { monthName: 'November', month: 11, day: 30 }, title: 'It ends', text: 'Call us.' },
      ],
    }}
  >
    <p>Keep the letter.</p>
  </EnrollmentReminder>
)

afterEach(() => jest.useRealTimers())

test('has no accessibility violations', async () => {
  const { container } = render(reminder)
  expect(await axe(container)).toHaveNoViolations()
})

test('prints the two days, and what they mean', () => {
  const { container } = render(reminder)
  expect(container).toHaveTextContent('October 15 to December 7')
  expect(screen.getByText('Keep the letter.')).toBeInTheDocument()
})

test('the reader’s calendar gets both reminders, every year, so even an old page gives the right days', () => {
  jest.useFakeTimers({ now: new Date('2026-12-20T12:00:00Z') })
  render(reminder)
  const link = screen.getByRole('link', { name: 'Add the dates' })
  expect(link).toHaveAttribute('download', 'enrollment.ics')
  const file = decodeURIComponent(link.getAttribute('href') ?? '')
  expect(file.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(['DTSTART;VALUE=DATE:20271015', 'DTSTART;VALUE=DATE:20271130'])
  expect(file.match(/RRULE:FREQ=YEARLY/g)).toHaveLength(2)
})
