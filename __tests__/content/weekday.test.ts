/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { organization } from '@/content/organization'
import { weekday } from '@/content/weekday'

/** The numbers in a printed sum, in order. */
const numbers = (text: string) =>
  [...text.replaceAll(',', '').matchAll(/\d+(½)?/g)].map(
    ([found, half]) => Number.parseInt(found, 10) + (half ? 0.5 : 0),
  )

test(
  'the sum printed beside each share comes to its count',
  inTurn(
    weekday.shares.map(({ id, sum, count }) => [id, sum, count] as const),
    (_id, sum, count) => {
      const [year = 0, ...divisors] = numbers(sum)
      expect(Math.floor(divisors.reduce((rest, divisor) => rest / divisor, year))).toBe(count)
    },
  ),
)

test('every sum starts from a figure the provider publishes', () => {
  const published = Object.values(organization.figures).map((figure) => Number.parseInt(String(figure), 10) * 1000)
  for (const { sum } of weekday.shares) expect(published).toContain(numbers(sum)[0])
})
