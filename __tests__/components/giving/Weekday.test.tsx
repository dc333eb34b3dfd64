import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { Weekday } from '@/components/giving/Weekday'
import { ordinaryWeekday } from '@/content/ordinary-weekday'
import type { WeekdayShare } from '@/content/types'

const shares: readonly WeekdayShare[] = ordinaryWeekday.shares
const weekday = <Weekday {...ordinaryWeekday} />

test('has no accessibility violations', async () => {
  const { container } = render(weekday)
  expect(await axe(container)).toHaveNoViolations()
})

test('each share says its count and what it counts, and the math opens below', () => {
  render(weekday)
  for (const { count, what, text, sum } of shares) {
    expect(screen.getByText(String(count)).closest('p')).toHaveTextContent(`${count} ${what}`)
    expect(within(screen.getByRole('group')).getByText(`${text} ${sum}.`)).not.toBeVisible()
  }
  screen.getByRole('group').setAttribute('open', '')
  for (const { sum } of shares) expect(screen.getByText(new RegExp(sum))).toBeVisible()
})

test.each([1, 25, 26, 27, 104, 130])('a drawing of %i shows exactly as many marks', (count) => {
  const [meals] = shares
  const { container } = render(<Weekday {...ordinaryWeekday} shares={[{ ...meals, count } as WeekdayShare]} />)
  const sizeOf = (part: Element | null, name: string) => Number(part?.getAttribute(name))
  const pattern = container.querySelector('pattern')
  const mark = (sizeOf(pattern, 'width') / 3) * sizeOf(pattern, 'height')
  const drawn = [...container.querySelectorAll('svg > rect')].map((row) => sizeOf(row, 'width') * sizeOf(row, 'height'))
  expect(drawn.reduce((sum, area) => sum + area, 0) / mark).toBe(count)
})
