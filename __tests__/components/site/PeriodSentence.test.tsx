import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { hydrate } from '@/__tests__/components/render-both-ways'
import { PeriodSentence } from '@/components/site/PeriodSentence'
import { periodAt } from '@/lib/dates/yearly-period'

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

test.each([
  ['in summer', '2026-07-01T12:00:00Z', { isOpen: false, year: 2026, days: 106 }],
  [
    'on the evening before it opens, when it is already the 15th in Europe',
    '2026-10-15T03:59:59Z',
    { isOpen: false, year: 2026, days: 1 },
  ],
  ['in the first second of its first day', '2026-10-15T04:00:00Z', { isOpen: true, year: 2026, days: 53 }],
  ['in November', '2026-11-20T12:00:00Z', { isOpen: true, year: 2026, days: 17 }],
  ['on the evening of its last day', '2026-12-08T04:59:59Z', { isOpen: true, year: 2026, days: 0 }],
  ['in the second after it', '2026-12-08T05:00:00Z', { isOpen: false, year: 2027, days: 311 }],
  ['on New Year’s Day', '2027-01-01T12:00:00Z', { isOpen: false, year: 2027, days: 287 }],
])('%s New Jersey’s calendar decides what the page says', (_when, moment, expected) => {
  expect(periodAt(new Date(moment), period)).toEqual(expected)
})

test.each([
  ['2026-10-14T12:00:00Z', 'It begins in 1 day, in 2026.'],
  ['2026-11-20T12:00:00Z', 'You have 17 days left in 2026.'],
  ['2026-12-06T12:00:00Z', 'You have 1 day left in 2026.'],
  ['2026-12-07T12:00:00Z', 'Today is the last day.'],
  ['2026-12-20T12:00:00Z', 'It begins in 299 days, in 2027.'],
])('at %s the reader’s own clock decides, no matter when the page was built', (now, sentence) => {
  jest.useFakeTimers({ now: new Date(now) })
  const { container } = render(<PeriodSentence period={period} words={words} />)
  expect(container).toHaveTextContent(sentence)
})

test('without script there’s a sentence that’s true every day', () => {
  expect(renderToString(<PeriodSentence period={period} words={words} />)).toBe(words.always)
})

test('hydrates without a warning', async () => {
  const { container, warnings, unmount } = await hydrate(<PeriodSentence period={period} words={words} />)
  expect(warnings).toEqual([])
  expect(container).not.toHaveTextContent(words.always)
  await unmount()
})
