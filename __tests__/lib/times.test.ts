/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { daysInWords, timeInWords } from '@/lib/dates/times'

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
