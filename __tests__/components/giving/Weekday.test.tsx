import { render } from '@testing-library/react'
import { inTurn } from '@/__tests__/in-turn'
import { Weekday } from '@/components/giving/Weekday'
import type { WeekdayShare } from '@/content/types'
import { weekday } from '@/content/weekday'

test(
  'a drawing has one mark for every ten',
  inTurn(
    [
      [2, 1],
      [68, 7],
      [104, 10],
      [130, 13],
    ],
    (count, marks) => {
      const shares = [{ ...weekday.shares[0], count } as WeekdayShare]
      const { container } = render(<Weekday {...weekday} shares={shares} />)
      const sizeOf = (part: Element | null, name: string) => Number(part?.getAttribute(name))
      const pattern = container.querySelector('pattern')
      const mark = (sizeOf(pattern, 'width') / 3) * sizeOf(pattern, 'height')
      const rows = [...container.querySelectorAll('svg > rect')]
      const area = rows.reduce((sum, row) => sum + sizeOf(row, 'width') * sizeOf(row, 'height'), 0)
      expect(area / mark).toBe(marks)
    },
  ),
)
