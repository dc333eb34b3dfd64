/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { officeHours, organization } from '@/content/organization'
import { daysInWords, hoursInWords, timeInWords } from '@/lib/dates/times'

test(
  'a time is printed as people say it',
  inTurn(
    [
      ['00:05', '12:05\u00a0a.m.'],
      ['08:30', '8:30\u00a0a.m.'],
      ['12:00', '12:00\u00a0p.m.'],
      ['15:30', '3:30\u00a0p.m.'],
    ] as const,
    (time, printed) => {
      expect(timeInWords(time)).toBe(printed)
    },
  ),
)

test('days in a row are named by the first and last', () => {
  expect(daysInWords(['Monday', 'Tuesday', 'Wednesday'])).toBe('Monday to Wednesday')
  expect(daysInWords(['Saturday'])).toBe('Saturday')
})

test('the printed office hours are the ones search engines are told', () => {
  expect(officeHours).toBe(hoursInWords(organization.hours))
  expect([organization.hours.from, organization.hours.to].join()).toMatch(/^[0-2]\d:[0-5]\d,[0-2]\d:[0-5]\d$/)
})
