import { act, render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { EnrollmentReminder } from '@/components/programs/EnrollmentReminder'
import { EnrollmentSentence } from '@/components/programs/EnrollmentSentence'
import { periodAt } from '@/components/programs/enrollment-period'
import { hydrate } from '../render-both-ways'

const openEnrollment = {
  opens: { monthName: 'October', month: 10, day: 15 },
  closes: { monthName: 'December', month: 12, day: 7 },
}
const words = { open: 'It is open, until December 7, {year}.', closed: 'The next one ends December 7, {year}.' }

afterEach(() => jest.useRealTimers())

test('has no accessibility violations', async () => {
  const { container } = render(
    <EnrollmentReminder period={openEnrollment} until="to" words={words}>
      <p>Keep the letter.</p>
    </EnrollmentReminder>,
  )
  expect(await axe(container)).toHaveNoViolations()
})

test('prints the two days, and what they mean', () => {
  const { container } = render(
    <EnrollmentReminder period={openEnrollment} until="to" words={words}>
      <p>Keep the letter.</p>
    </EnrollmentReminder>,
  )
  expect(container).toHaveTextContent('October 15 to December 7')
  expect(screen.getByText('Keep the letter.')).toBeInTheDocument()
})

test.each([
  ['in summer', '2026-07-01T12:00:00Z', { isOpen: false, year: 2026 }],
  [
    'on the evening before it opens, when it is already the 15th in Europe',
    '2026-10-15T03:00:00Z',
    { isOpen: false, year: 2026 },
  ],
  ['on its first day', '2026-10-15T05:00:00Z', { isOpen: true, year: 2026 }],
  ['in November', '2026-11-20T12:00:00Z', { isOpen: true, year: 2026 }],
  ['on the evening of its last day', '2026-12-08T04:30:00Z', { isOpen: true, year: 2026 }],
  ['on the day after', '2026-12-08T06:00:00Z', { isOpen: false, year: 2027 }],
  ['on New Year’s Day', '2027-01-01T12:00:00Z', { isOpen: false, year: 2027 }],
])('%s the calendar of New Jersey decides what is said', (_when, moment, expected) => {
  expect(periodAt(new Date(moment), openEnrollment)).toEqual(expected)
})

test('a page built in summer says in November that it is open', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  render(<EnrollmentSentence period={openEnrollment} atBuild={{ isOpen: false, year: 2026 }} words={words} />)
  expect(screen.getByText('It is open, until December 7, 2026.')).toBeInTheDocument()
})

test('comes to life without a warning when the day has changed since the build', async () => {
  const { container, warnings, unmount } = await hydrate(
    <EnrollmentSentence period={openEnrollment} atBuild={{ isOpen: true, year: 2001 }} words={words} />,
  )
  expect(warnings).toEqual([])
  expect(container).not.toHaveTextContent('2001')
  await act(unmount)
})
