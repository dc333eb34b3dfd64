import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrate } from '@/__tests__/components/render-both-ways'
import { inTurn } from '@/__tests__/in-turn'
import { SevenMonths } from '@/components/programs/SevenMonths'
import { sevenMonthsOf } from '@/lib/dates/calendar-day'

const words = {
  month: 'Month',
  chooseMonth: 'Choose',
  year: 'Year',
  isOnFirst: 'On the first',
  show: 'Show',
  privacy: 'Nothing is sent.',
  unclear: 'Please write the year.',
  runFrom: 'They run from {opens} through {closes}.',
  ranFrom: 'They ran from {opens} through {closes}.',
  daysLeft: '{days} left.',
  lastDay: 'Last day.',
  early: 'Starts {starts}.',
  late: 'Starts next month.',
  over: 'Call us.',
  calendar: {
    button: 'Add',
    fileName: 'dates.ics',
    opens: { title: 'Now', text: 'Call.' },
    lastMonth: { title: 'Last month', text: 'Call.' },
  },
} as const

async function askOn(now: string, { month = '', year = '', isOnFirst = false }) {
  cleanup()
  jest.useFakeTimers({ now: new Date(now) })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(<SevenMonths words={words} />)
  await user.selectOptions(screen.getByLabelText('Month'), month || 'Choose')
  if (year) await user.type(screen.getByLabelText('Year'), year)
  if (isOnFirst) await user.click(screen.getByLabelText('On the first'))
  await user.click(screen.getByRole('button', { name: 'Show' }))
  return screen.getByRole('status')
}

const june1961 = { month: 'June', year: '1961' }

afterEach(() => jest.useRealTimers())

test(
  'the seven months are three before the month of the birthday, the month, and three after it',
  inTurn(
    [
      [{ year: 1961, month: 6, isOnFirst: false }, ['2026-3-1', '2026-6-1', '2026-9-30']],
      [{ year: 1961, month: 6, isOnFirst: true }, ['2026-2-1', '2026-5-1', '2026-8-31']],
      [{ year: 1962, month: 1, isOnFirst: false }, ['2026-10-1', '2027-1-1', '2027-4-30']],
      [{ year: 1962, month: 1, isOnFirst: true }, ['2026-9-1', '2026-12-1', '2027-3-31']],
      [{ year: 1961, month: 11, isOnFirst: false }, ['2026-8-1', '2026-11-1', '2027-2-28']],
      [{ year: 1962, month: 11, isOnFirst: false }, ['2027-8-1', '2027-11-1', '2028-2-29']],
    ],
    (birthday, expected) => {
      const { opens, starts, closes } = sevenMonthsOf(birthday)
      expect([opens, starts, closes].map(({ year, month, day }) => `${year}-${month}-${day}`)).toEqual(expected)
    },
  ),
)

const fromMarch = 'from March 1, 2026 through September 30, 2026.'

test(
  'the reader is told what it means that day, by New Jersey’s clock',
  inTurn(
    [
      ['long before', '2026-01-05T12:00:00Z', `They run ${fromMarch}Starts June 1, 2026.`],
      ['in the first second', '2026-03-01T05:00:00Z', `They run ${fromMarch}213 days left.Starts June 1, 2026.`],
      [
        'when it is too late for an early start',
        '2026-06-01T04:00:00Z',
        `They run ${fromMarch}121 days left.Starts next month.`,
      ],
      ['on the last evening', '2026-10-01T03:59:59Z', `They run ${fromMarch}Last day.Starts next month.`],
      ['a second later', '2026-10-01T04:00:00Z', `They ran ${fromMarch}Call us.`],
    ],
    async (_when, now, answer) => {
      expect(await askOn(now, june1961)).toHaveTextContent(answer)
    },
  ),
)

test('a birthday on the first of the month moves everything one month earlier', async () => {
  const said = await askOn('2026-01-05T12:00:00Z', { ...june1961, isOnFirst: true })
  expect(said).toHaveTextContent('They run from February 1, 2026 through August 31, 2026.')
  expect(said).toHaveTextContent('Starts May 1, 2026.')
})

test('the calendar gets the days still ahead, and none once it’s all over', async () => {
  await askOn('2026-04-05T12:00:00Z', june1961)
  const file = decodeURIComponent(screen.getByRole('link', { name: 'Add' }).getAttribute('href') ?? '')
  expect(file.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(['DTSTART;VALUE=DATE:20260901'])
  await askOn('2026-11-05T12:00:00Z', june1961)
  expect(screen.queryByRole('link')).toBeNull()
})

test(
  'what is no birthday gets a calm answer, and focus goes to the question',
  inTurn(
    [
      ['no month', { year: '1961' }, 'Month'],
      ['no year', { month: 'June' }, 'Year'],
      ['a short year', { month: 'June', year: '61' }, 'Year'],
      ['a year to come', { month: 'June', year: '2027' }, 'Year'],
      ['a year long gone', { month: 'June', year: '1761' }, 'Year'],
      ['letters', { month: 'June', year: '<script>' }, 'Year'],
    ],
    async (_what, birthday, label) => {
      const said = await askOn('2026-01-05T12:00:00Z', birthday)
      expect(said).toHaveTextContent(words.unclear)
      expect(screen.getByLabelText(label)).toHaveFocus()
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words.unclear)
    },
  ),
)

test('it can’t be sent until the script arrives, and its answers never get into a URL', async () => {
  const button = (page: HTMLElement) => within(page).getByRole('button', { name: 'Show' })
  const { container, unmount } = await hydrate(<SevenMonths words={words} />, (page) =>
    expect(button(page)).toBeDisabled(),
  )
  expect(button(container)).toBeEnabled()
  expect(container.querySelectorAll('[name]')).toHaveLength(0)
  await unmount()
})
