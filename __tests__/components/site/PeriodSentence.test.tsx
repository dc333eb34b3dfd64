import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { inTurn } from '@/__tests__/in-turn'
import { PeriodSentence } from '@/components/site/YearlySentences'

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

afterEach(() => jest.useRealTimers())

test(
  'New Jersey’s calendar, by the reader’s own clock, decides what the page says',
  inTurn(
    [
      ['in summer', '2026-07-01T12:00:00Z', 'It begins in 106 days, in 2026.'],
      ['when it is already the 15th in Europe', '2026-10-15T03:59:59Z', 'It begins in 1 day, in 2026.'],
      ['in the first second of its first day', '2026-10-15T04:00:00Z', 'You have 53 days left in 2026.'],
      ['on the day before the last', '2026-12-06T12:00:00Z', 'You have 1 day left in 2026.'],
      ['on the evening of its last day', '2026-12-08T04:59:59Z', 'Today is the last day.'],
      ['in the second after it', '2026-12-08T05:00:00Z', 'It begins in 311 days, in 2027.'],
      ['on New Year’s Day', '2027-01-01T12:00:00Z', 'It begins in 287 days, in 2027.'],
    ],
    (_when, now, sentence) => {
      jest.useFakeTimers({ now: new Date(now) })
      const { container } = render(<PeriodSentence period={period} words={words} />)
      expect(container.textContent).toBe(sentence)
    },
  ),
)

test('without script there’s a sentence that’s true every day', () => {
  expect(renderToString(<PeriodSentence period={period} words={words} />)).toBe(words.always)
})
