import { render, screen, within } from '@testing-library/react'
import { Weekday } from '@/components/giving/Weekday'
import type { WeekdayShare } from '@/content/types'
import { weekday } from '@/content/weekday'

const shares: readonly WeekdayShare[] = weekday.shares
const section = <Weekday {...weekday} />

test('each share says its count and what it counts, and the math opens below', () => {
  render(section)
  for (const { count, what, text, sum } of shares) {
    expect(screen.getByText(String(count)).closest('p')).toHaveTextContent(`${count} ${what}`)
    expect(within(screen.getByRole('group')).getByText(`${text} ${sum}.`)).not.toBeVisible()
  }
  screen.getByRole('group').setAttribute('open', '')
  for (const { sum } of shares) expect(screen.getByText(new RegExp(sum))).toBeVisible()
})

test.each([
  [2, 1],
  [68, 7],
  [104, 10],
  [130, 13],
])('a drawing of %i has %i marks, one for every ten', (count, marks) => {
  const [meals] = shares
  const { container } = render(<Weekday {...weekday} shares={[{ ...meals, count } as WeekdayShare]} />)
  const sizeOf = (part: Element | null, name: string) => Number(part?.getAttribute(name))
  const pattern = container.querySelector('pattern')
  const mark = (sizeOf(pattern, 'width') / 3) * sizeOf(pattern, 'height')
  const drawn = [...container.querySelectorAll('svg > rect')].map((row) => sizeOf(row, 'width') * sizeOf(row, 'height'))
  expect(drawn.reduce((sum, area) => sum + area, 0) / mark).toBe(marks)
})
