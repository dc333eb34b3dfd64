/** @jest-environment node */
import { calendarFile, type Reminder } from '@/lib/dates/calendar-file'

const reminder: Reminder = {
  id: 'plan',
  title: 'Plans; prices, and a \\',
  text: `You’ve one more week. ${'It’s a long sentence. '.repeat(8)}`,
  day: { year: 2026, month: 3, day: 1 },
}

/** The lines of the file in a data: URL. */
function linesIn(address: string): string[] {
  const [, data = ''] = /^data:text\/calendar;charset=utf-8,(.*)$/.exec(address) ?? []
  return decodeURIComponent(data).split('\r\n')
}

/** The lines with continuations joined again, as a calendar reads them. */
const unfolded = (address: string) => linesIn(address).join('\r\n').replaceAll('\r\n ', '').split('\r\n')

test('each reminder is its own day and goes off in the morning', () => {
  const lines = unfolded(calendarFile([reminder, { ...reminder, id: 'other' }]))
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
  expect(lines.filter((line) => line === 'TRIGGER:PT9H')).toHaveLength(2)
  expect(lines).toContain('DTSTART;VALUE=DATE:20260301')
  expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(2)
})

test('only yearly reminders repeat', () => {
  expect(unfolded(calendarFile([reminder])).join()).not.toContain('RRULE')
  expect(unfolded(calendarFile([{ ...reminder, isYearly: true }]))).toContain('RRULE:FREQ=YEARLY')
})

test('characters that mean something to a calendar are escaped', () => {
  expect(unfolded(calendarFile([reminder]))).toContain('SUMMARY:Plans\\; prices\\, and a \\\\')
})

test('no line is longer than calendars must accept, and words come through whole', () => {
  const address = calendarFile([reminder])
  const bytes = linesIn(address).map((line) => Buffer.byteLength(line))
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
  expect(unfolded(address)).toContain(`DESCRIPTION:${reminder.text}`)
})
