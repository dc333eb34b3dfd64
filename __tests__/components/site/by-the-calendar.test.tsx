import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { inTurn } from '@/__tests__/in-turn'
import { EnrollmentReminder } from '@/components/programs/EnrollmentReminder'
import { CopyrightYear } from '@/components/site/CopyrightYear'
import { LawOfYear, PeriodSentence } from '@/components/site/YearlySentences'

const period = {
  opens: { monthName: 'October', month: 10, day: 15 },
  closes: { monthName: 'December', month: 12, day: 7 },
}
const words = {
  always: 'It comes every year.',
  coming: 'It begins in {days}, in {year}.',
  open: 'You have {days} left in {year}.',
  lastDay: 'Today is the last day.',
}
const enrollment = <PeriodSentence period={period} words={words} />
const law = { years: [2031, 2030], always: '$2 (2031), $1 (2030).', missing: 'For {year}, ask.' }
const limits = <LawOfYear {...law} />

afterEach(() => jest.useRealTimers())

test(
  'New Jersey’s calendar, by the reader’s own clock, decides what the page says',
  inTurn<[string, ReactElement, string, string]>(
    [
      ['in summer', enrollment, '2026-07-01T12:00:00Z', 'It begins in 106 days, in 2026.'],
      ['already the 15th in Europe', enrollment, '2026-10-15T03:59:59Z', 'It begins in 1 day, in 2026.'],
      ['the first second of its first day', enrollment, '2026-10-15T04:00:00Z', 'You have 53 days left in 2026.'],
      ['the day before the last', enrollment, '2026-12-06T12:00:00Z', 'You have 1 day left in 2026.'],
      ['the evening of its last day', enrollment, '2026-12-08T04:59:59Z', 'Today is the last day.'],
      ['the second after it', enrollment, '2026-12-08T05:00:00Z', 'It begins in 311 days, in 2027.'],
      ['New Year’s Day', enrollment, '2027-01-01T12:00:00Z', 'It begins in 287 days, in 2027.'],
      ['the last second of a year with a figure', limits, '2032-01-01T04:59:59Z', law.always],
      ['the first of a year without one', limits, '2032-01-01T05:00:00Z', `${law.always} For 2032, ask.`],
      ['the old year', <CopyrightYear key="year" />, '2028-01-01T04:59:00Z', '2027'],
      ['the new year', <CopyrightYear key="year" />, '2028-01-01T05:01:00Z', '2028'],
    ],
    (_when, element, now, said) => {
      jest.useFakeTimers({ now: new Date(now) })
      expect(render(element).container).toHaveTextContent(said)
    },
  ),
)

test('without script it says what is true every day', () => {
  expect(renderToStaticMarkup(enrollment)).toBe(words.always)
  expect(renderToStaticMarkup(limits)).toBe(`<p>${law.always}</p>`)
})

test('the reader’s own calendar gets both reminders, every year, so even an old page gives the right days', () => {
  jest.useFakeTimers({ now: new Date('2026-12-20T12:00:00Z') })
  const ends = { id: 'ends', day: { monthName: 'November', month: 11, day: 30 }, title: 'It ends', text: 'Call us.' }
  const reminders = [{ id: 'begins', day: period.opens, title: 'It begins', text: 'Call us.' }, ends]
  const calendar = { button: 'Add the dates', fileName: 'enrollment.ics', reminders } as const
  render(
    <EnrollmentReminder period={period} until="to" words={words} calendar={calendar}>
      <p>Keep the letter.</p>
    </EnrollmentReminder>,
  )
  const file = decodeURIComponent(screen.getByRole('link', { name: 'Add the dates' }).getAttribute('href') ?? '')
  expect(file.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(['DTSTART;VALUE=DATE:20271015', 'DTSTART;VALUE=DATE:20271130'])
  expect(file.match(/RRULE:FREQ=YEARLY/g)).toHaveLength(2)
})
