import { render, screen } from '@testing-library/react'
import { EnrollmentReminder } from '@/components/programs/EnrollmentReminder'

const opens = { monthName: 'October', month: 10, day: 15 }
const closes = { monthName: 'December', month: 12, day: 7 }
const reminders = [
  { id: 'begins', day: opens, title: 'It begins', text: 'Call us.' },
  { id: 'ends', day: { monthName: 'November', month: 11, day: 30 }, title: 'It ends', text: 'Call us.' },
]

test('the reader’s calendar gets both reminders, every year, so even an old page gives the right days', () => {
  jest.useFakeTimers({ now: new Date('2026-12-20T12:00:00Z') })
  const { container } = render(
    <EnrollmentReminder
      period={{ opens, closes }}
      until="to"
      words={{ always: 'Every year.', coming: 'Soon.', open: 'Now.', lastDay: 'Today.' }}
      calendar={{ button: 'Add the dates', fileName: 'enrollment.ics', reminders }}
    >
      <p>Keep the letter.</p>
    </EnrollmentReminder>,
  )
  expect(container).toHaveTextContent('October 15 to December 7')
  const link = screen.getByRole('link', { name: 'Add the dates' })
  expect(link).toHaveAttribute('download', 'enrollment.ics')
  const file = decodeURIComponent(link.getAttribute('href') ?? '')
  expect(file.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(['DTSTART;VALUE=DATE:20271015', 'DTSTART;VALUE=DATE:20271130'])
  expect(file.match(/RRULE:FREQ=YEARLY/g)).toHaveLength(2)
  jest.useRealTimers()
})
