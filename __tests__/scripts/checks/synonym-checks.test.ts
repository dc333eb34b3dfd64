/** @jest-environment node */
import type { SynonymGroup } from '@/content/types'
import { sentence } from '@/scripts/checks/findings'
import { checkSynonyms } from '@/scripts/checks/synonym-checks'

const check = (...groups: SynonymGroup[]) => checkSynonyms(groups, ['/spad', '/homecare']).map(sentence)
const bath: SynonymGroup = { words: 'bath shower', leadsTo: ['/homecare#personal-care'] }
const at = "content/synonyms.ts, synonyms 'bath', field"

test('groups in order are not reported', () => {
  expect(check(bath, { words: 'ride', leadsTo: ['/spad', '/homecare'] })).toEqual([])
})

test.each([
  [
    'that leads nowhere',
    { ...bath, leadsTo: [] },
    `${at} leadsTo: it leads nowhere. Name a page of content/routes.ts, or a part of one: /spad#costs.`,
  ],
  [
    'that leads to a page that is not there',
    { ...bath, leadsTo: ['/furniture#costs'] },
    `${at} leadsTo: there is no page /furniture. Write a path of content/routes.ts.`,
  ],
  [
    'with a word that is never typed so',
    { ...bath, words: 'bath Shower' },
    `${at} words: 'Shower' can’t be looked for. Write words in small letters without accents, with one space between.`,
  ],
  [
    'with two blanks between its words',
    { ...bath, words: 'bath  shower' },
    `${at} words: '' can’t be looked for. Write words in small letters without accents, with one space between.`,
  ],
] satisfies [string, SynonymGroup, string][])(
  'a group %s stops the build with file, entry and cure',
  (_, group, said) => {
    expect(check(group)).toEqual([said])
  },
)

test('a word in two groups stops the build, and both are named', () => {
  const cure = 'Keep it where it fits best, and lead to both places there.'
  expect(check(bath, { words: 'ride bath', leadsTo: ['/spad'] })).toEqual([
    `${at} words: 'bath' appears more than once. ${cure}`,
    `content/synonyms.ts, synonyms 'ride', field words: 'bath' appears more than once. ${cure}`,
  ])
})
