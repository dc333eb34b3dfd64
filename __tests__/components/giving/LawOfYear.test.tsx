import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { inTurn } from '@/__tests__/in-turn'
import { LawOfYear } from '@/components/site/YearlySentences'

const law = { years: [2031, 2030], always: '$2 (2031), $1 (2030).', missing: 'For {year}, ask.' }

afterEach(() => jest.useRealTimers())

test(
  'New Jersey’s calendar, by the reader’s own clock, decides whether a figure is missing',
  inTurn(
    [
      ['2032-01-01T04:59:59Z', law.always],
      ['2032-01-01T05:00:00Z', `${law.always} For 2032, ask.`],
      ['2030-07-01T12:00:00Z', law.always],
      ['2040-07-01T12:00:00Z', `${law.always} For 2040, ask.`],
    ],
    (now, sentence) => {
      jest.useFakeTimers({ now: new Date(now) })
      expect(render(<LawOfYear {...law} />).container.textContent).toBe(sentence)
    },
  ),
)

test('without script every figure stands beside its year', () => {
  expect(renderToStaticMarkup(<LawOfYear {...law} />)).toBe(`<p>${law.always}</p>`)
})
