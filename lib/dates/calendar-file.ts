import type { CalendarDay } from './calendar-day'

export type Reminder = { id: string; title: string; text: string; day: CalendarDay; isYearly?: boolean }

/**
 * A file for a phone's or computer's calendar (RFC 5545), as a data: URL: nothing is fetched, and it can be saved
 * without script. Each reminder goes off at nine in the morning.
 */
export function calendarFile(reminders: readonly Reminder[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//reminders//EN',
    ...reminders.flatMap(event),
    'END:VCALENDAR',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.map((line) => `${folded(line)}\r\n`).join(''))}`
}

function event({ id, title, text, day, isYearly }: Reminder): string[] {
  const date = [day.year, day.month, day.day].map((part) => String(part).padStart(2, '0')).join('')
  return [
    'BEGIN:VEVENT',
    `UID:${id}-${date}`,
    `DTSTAMP:${date}T000000Z`,
    `DTSTART;VALUE=DATE:${date}`,
    ...(isYearly ? ['RRULE:FREQ=YEARLY'] : []),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
  ]
}

function escaped(words: string): string {
  return words.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, '\\n')
}

/** A line in pieces of 50 characters, each under the 75 bytes that calendars ask for; a space begins the next. */
function folded(line: string): string {
  return line.replace(/.{50}(?=.)/gu, '$&\r\n ')
}
