import { render, screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { ClockOfADay } from '@/components/programs/ClockOfADay'
import { hours as open } from '@/content/programs/spad'
import { clockOfADay } from '@/content/signatures/spad'
import { timeInWords } from '@/lib/dates/times'

/** '15:30' the way the dial counts: 15.5. */
function onTheDial(time: string): number {
  const [hour = 0, minutes = 0] = time.split(':').map(Number)
  return hour + minutes / 60
}

const hours = () => within(screen.getByRole('list')).getAllByRole('listitem')

test('has no accessibility violations', async () => {
  const { container } = render(<ClockOfADay {...clockOfADay} />)
  expect(await axe(container)).toHaveNoViolations()
})

test('begins and ends with the program’s hours', () => {
  render(<ClockOfADay {...clockOfADay} />)
  expect(hours()[0]?.textContent).toContain(timeInWords(open.from))
  expect(hours().at(-1)?.textContent).toContain(timeInWords(open.to))
})

test('the hours on the dial are in order, from opening to closing', () => {
  const places = clockOfADay.hours.map(({ hour }) => hour)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect([places[0], places.at(-1)]).toEqual([open.from, open.to].map(onTheDial))
})

test('marks each hour of the list on the clock with its number', () => {
  const { container } = render(<ClockOfADay {...clockOfADay} />)
  const numbers = [...container.querySelectorAll('svg g text')].map(({ textContent }) => textContent)
  expect(numbers).toEqual(hours().map((_, index) => String(index + 1)))
})

test('hides the clock from screen readers, because the list says the same', () => {
  render(<ClockOfADay {...clockOfADay} />)
  expect(screen.queryByText('12')?.closest('svg')).toHaveAttribute('aria-hidden', 'true')
})
