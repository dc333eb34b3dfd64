import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { inTurn } from '@/__tests__/in-turn'
import { Notice } from '@/components/site/Notice'
import { noticeIn } from '@/content/notice'
import type { Notice as Facts } from '@/content/schemas/facts'
import { momentInNewJersey } from '@/lib/dates/calendar-day'

const snow: Facts = {
  ...{ text: 'We’re closed because of snow.', inSpanish: 'Cerramos por la nieve.', kind: 'closed', programs: ['spad'] },
  ...{ from: '2026-12-01T06:00', until: '2026-12-02T17:00', link: { text: 'What to do', url: '/spad' } },
}
const [before, during, after] = ['2026-12-01T10:59:59Z', '2026-12-01T11:00:00Z', '2026-12-02T22:00:00Z'].map(Date.parse)
const built = (now: number | undefined, language?: 'es', facts = snow) => (
  <Notice language={language} words={noticeIn(language, facts)} now={now ?? 0} />
)
const notice = () => document.getElementById('notice')

/** What the page's own script does before anything is painted, at this moment of the reader's clock. */
function paint(html: string, now: number | undefined): void {
  jest.useFakeTimers({ now: now ?? 0 })
  document.body.innerHTML = html
  for (const { textContent } of document.querySelectorAll('script')) new Function(textContent ?? '')()
}

afterEach(() => {
  jest.useRealTimers()
  document.body.innerHTML = ''
})

test(
  'an hour in New Jersey is the same moment everywhere',
  inTurn(
    [
      ['2026-12-01T06:00', '2026-12-01T11:00:00Z'],
      ['2026-07-01T06:00', '2026-07-01T10:00:00Z'],
      ['2026-03-08T03:00', '2026-03-08T07:00:00Z'],
      ['2026-11-01T02:00', '2026-11-01T07:00:00Z'],
    ],
    (time, moment) => {
      expect(new Date(momentInNewJersey(time))).toEqual(new Date(moment))
    },
  ),
)

test('without script, a page shows the notice that was current when it was built, with its dates in words', () => {
  const html = renderToStaticMarkup(built(during))
  expect(html).not.toContain('hidden=""')
  expect(html).toContain('Closed (Spend-A-Day)')
  expect(html).toContain('Tuesday, December 1, 6:00\u00a0a.m. to Wednesday, December 2, 5:00\u00a0p.m.')
  expect(html).toContain('href="/spad/"')
})

test('one that is over, or has no words, isn’t in the page at all', () => {
  expect(renderToStaticMarkup(built(after))).toBe('')
  expect(noticeIn(undefined, { ...snow, text: '' })).toBeUndefined()
})

test('the Spanish page says it in Spanish, or else in English and says so', () => {
  const spanish = renderToStaticMarkup(built(during, 'es'))
  expect(spanish).toContain('Cerrado (Spend-A-Day).</strong> <span>Cerramos por la nieve.')
  expect(spanish).toContain('Del martes, 1 de diciembre a las 6:00\u00a0a.\u00a0m. al miércoles')
  expect(renderToStaticMarkup(built(during, 'es', { ...snow, inSpanish: '' }))).toContain('lang="en">We’re closed')
})

test('before the first paint it’s there or not by the reader’s clock, however long ago the page was built', () => {
  paint(renderToStaticMarkup(built(before)), during)
  expect(notice()?.hidden).toBe(false)
  paint(renderToStaticMarkup(built(during)), after)
  expect(notice()?.hidden).toBe(true)
  paint(renderToStaticMarkup(built(before)), before)
  expect(notice()?.hidden).toBe(true)
})

test('one that begins while a page is open lies over it, is spoken once, and can be closed', async () => {
  jest.useFakeTimers({ now: before ?? 0 })
  render(built(before))
  expect(notice()).not.toBeVisible()
  act(() => jest.advanceTimersByTime(1500))
  expect(notice()).toHaveAttribute('data-arrived', 'true')
  expect(screen.getByRole('status')).toHaveTextContent(snow.text)
  act(() => jest.advanceTimersByTime(10_000))
  expect(screen.getByRole('status')).toHaveTextContent('')
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Close' }))
  expect(notice()).not.toBeVisible()
})

test('one that ends while a page is open leaves its room, so that nothing moves', () => {
  jest.useFakeTimers({ now: during ?? 0 })
  render(built(during))
  expect(notice()).toBeVisible()
  act(() => jest.advanceTimersByTime((after ?? 0) - (during ?? 0)))
  expect(notice()?.style.visibility).toBe('hidden')
})
