/** @jest-environment node */
import { rowsOfMarks } from '@/components/giving/rows-of-marks'

const counts = Array.from({ length: 300 }, (_, index) => index + 1)

test.each([1, 11, 13])('a drawing in rows of %i shows exactly as many marks as the count', (columns) => {
  for (const count of counts) {
    const drawn = rowsOfMarks(count, columns).map(({ fullRows, left }) => fullRows * columns + left)
    expect(drawn.reduce((sum, half) => sum + half, 0)).toBe(count)
  }
})

test('the two halves differ by at most one mark', () => {
  for (const count of counts) {
    const [first, second] = rowsOfMarks(count, 13).map(({ fullRows, left }) => fullRows * 13 + left)
    expect(Math.abs((first ?? 0) - (second ?? 0))).toBeLessThanOrEqual(1)
  }
})
