/** @jest-environment node */
import type { Decade, HistoricalImage } from '@/content/types'
import { checkPictures } from '@/scripts/checks/content-checks'
import { sentence } from '@/scripts/checks/findings'
import { checkHistory } from '@/scripts/checks/history-checks'

const decades: readonly Decade[] = [
  { id: '1960s', name: '1960s', firstYear: 1960, lastYear: 1969 },
  { id: '1970s', name: '1970s', firstYear: 1970, lastYear: 1979 },
  { id: '1980s-90s', name: '1980s–90s', firstYear: 1980, lastYear: 1999 },
]

const print = (changes: Partial<HistoricalImage>): HistoricalImage => ({
  id: '1966-meals',
  year: 1966,
  decade: '1960s',
  title: 'Meals',
  text: 'The first meals go out.',
  fullImage: { picture: 'history/infographic', alt: '' },
  ...changes,
})

test('a correct timeline is not reported', () => {
  const prints = [
    print({ id: '1961-workshop', year: 1961 }),
    print({}),
    print({ id: '1975', year: 1975, decade: '1970s' }),
  ]
  expect(checkHistory(prints, decades)).toEqual([])
})

describe('a mistake in the timeline is reported with file, entry, field and cure', () => {
  test('a year outside its decade', () => {
    expect(checkHistory([print({ year: 1975 })], decades).map(sentence)).toEqual([
      "content/history.ts, historicalImages[0] '1966-meals', field year: 1975 is not in the 1960s (1960 to 1969). " +
        "Write decade: '1970s', or correct the year.",
    ])
  })

  test('a year before the timeline begins', () => {
    expect(checkHistory([print({ year: 1866 })], decades)[0]?.cure).toBe('Correct the year.')
  })

  test('a decade that the timeline does not have', () => {
    expect(checkHistory([print({ decade: '60s' })], decades).map(sentence)).toEqual([
      "content/history.ts, historicalImages[0] '1966-meals', field decade: the timeline has no part '60s'. " +
        'Write one of: 1960s, 1970s, 1980s-90s.',
    ])
  })

  test('years out of order', () => {
    const findings = checkHistory([print({}), print({ id: '1961-workshop', year: 1961 })], decades)
    expect(findings.map(({ entry, problem }) => `${entry}: ${problem}`)).toEqual([
      "historicalImages[1] '1961-workshop': 1961 stands after 1966.",
    ])
  })
})

test('a person whose picture is missing is reported with file, entry and cure', () => {
  const treasurer = { name: '', title: 'Treasurer', image: { picture: 'portraits/treasurer', alt: '' } }
  const modules = [{ file: 'content/people.ts', exports: { people: [treasurer] } }]
  expect(checkPictures(modules, new Set()).map(sentence)).toEqual([
    'content/people.ts, people[0].image, field picture: there is no picture images/portraits/treasurer. ' +
      'Put the file there as .svg, .jpg, or .png, or name one that is there.',
  ])
})
