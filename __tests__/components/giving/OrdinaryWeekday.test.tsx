import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { OrdinaryWeekday } from '@/components/giving/OrdinaryWeekday'
import { ordinaryWeekday } from '@/content/ordinary-weekday'
import type { WeekdayShare } from '@/content/types'

const shares: readonly WeekdayShare[] = ordinaryWeekday.shares

test('has no accessibility violations', async () => {
  const { container } = render(<OrdinaryWeekday shares={shares} />)
  expect(await axe(container)).toHaveNoViolations()
})

test('each share says its count, what it counts, the math behind it, and where to give', () => {
  render(<OrdinaryWeekday shares={shares} />)
  const items = screen.getAllByRole('listitem')
  expect(items).toHaveLength(shares.length)
  for (const [index, { count, what, text, sum, link }] of shares.entries()) {
    const item = within(items[index] as HTMLElement)
    expect(item.getByText(String(count)).closest('p')).toHaveTextContent(`${count} ${what}`)
    expect(item.getByText(text)).toBeVisible()
    expect(item.getByText(sum)).toBeVisible()
    expect(item.getByRole('link', { name: new RegExp(`^${link.text}`) })).toHaveAttribute('href', link.href)
  }
})
