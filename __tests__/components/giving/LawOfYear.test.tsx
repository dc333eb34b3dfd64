import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { hydrate } from '@/__tests__/components/render-both-ways'
import { LawOfYear, yearStillMissing } from '@/components/giving/LawOfYear'

const law = { years: [2031, 2030], always: '$2 (2031), $1 (2030).', missing: 'For {year}, ask.' }

afterEach(() => jest.useRealTimers())

test.each([
  ['in the last second of December 31', '2032-01-01T04:59:59Z', undefined],
  ['in the first second of January 1', '2032-01-01T05:00:00Z', 2032],
  ['in a year that was entered', '2030-07-01T12:00:00Z', undefined],
  ['in a year nobody entered', '2040-07-01T12:00:00Z', 2040],
])('%s, New Jersey’s calendar decides which figure is missing', (_when, moment, missing) => {
  expect(yearStillMissing(new Date(moment), law.years)).toBe(missing)
})

test.each([
  ['2032-01-01T04:59:59Z', law.always],
  ['2032-01-01T05:00:00Z', `${law.always} For 2032, ask.`],
])('at %s the reader’s own clock decides, no matter when the page was built', (now, sentence) => {
  jest.useFakeTimers({ now: new Date(now) })
  expect(render(<LawOfYear {...law} />).container.textContent).toBe(sentence)
})

test('without script every figure stands beside its year', () => {
  expect(renderToStaticMarkup(<LawOfYear {...law} />)).toBe(`<p>${law.always}</p>`)
})

test('hydrates without a warning', async () => {
  const { warnings, unmount } = await hydrate(<LawOfYear {...law} />)
  expect(warnings).toEqual([])
  await unmount()
})
