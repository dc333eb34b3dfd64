import { render } from '@testing-library/react'
import { Unbroken } from '@/components/ui/Unbroken'
import { officeHours } from '@/content/organization'

const kept = (text: string) => {
  const { container } = render(<Unbroken text={text} />)
  expect(container).toHaveTextContent(text)
  return [...container.querySelectorAll('span')].map((span) => span.textContent)
}

test('keeps hyphenated words on one line and leaves the rest alone', () => {
  expect(kept('The Spend-A-Day team, live-in or part-time. Call 1-800-633-4227')).toEqual([
    'Spend-A-Day',
    'live-in',
    'part-time',
    '1-800-633-4227',
  ])
  expect(kept('Nothing to keep - not even in www.a-site.org/a-page')).toEqual([])
})

test('keeps days with their months, and figures with their units', () => {
  expect(
    kept('From October 15 to December 7, 2026, for 24 hours, 8:00 AM to 5:30 p.m. on 3 May mornings, 2 to 5 days'),
  ).toEqual(['October 15', 'December 7', '24 hours', '8:00 AM to 5:30 p.m.', '2 to 5 days'])
})

test('keeps opening days and times together', () => {
  expect(kept('Monday to Friday, 8:30 a.m. to 11:30 a.m.')).toEqual(['Monday to Friday,', '8:30 a.m. to 11:30 a.m.'])
  const { container } = render(<Unbroken text={officeHours} />)
  const times = [...container.querySelectorAll('span')].map((span) => span.textContent?.replaceAll('\u00a0', ' '))
  expect(times?.join(' ')).toBe(officeHours.replaceAll('\u00a0', ' '))
})

test('keeps a name in capitals with the word after it', () => {
  expect(kept('How is YMCA Summit different? Ask YMCA. No A Level')).toEqual(['YMCA Summit'])
})
