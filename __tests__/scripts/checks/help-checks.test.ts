/** @jest-environment node */
import type { HelpRule, HelpSentence } from '@/content/types'
import { sentence } from '@/scripts/checks/findings'
import { checkHelpSentences } from '@/scripts/checks/help-checks'

const best: HelpRule = { program: 'spad', weight: 3, reason: 'Good company.' }
const check = (...rules: HelpRule[]) => {
  const said: HelpSentence = { id: 'alone', text: 'Alone', ofMyself: 'Alone', rules }
  return checkHelpSentences([said], ['spad', 'homecare']).map(sentence)
}
const at = "content/find-help.ts, helpSentences 'alone', field rules:"

test('a correct sentence is not reported', () => {
  expect(check(best, { ...best, program: 'homecare', weight: 1 })).toEqual([])
})

test.each([
  ['that leads nowhere', [], 'it leads to no program. Add a rule with program, weight, and reason.'],
  ['with no best fit', [{ ...best, weight: 2 }], 'no program fits best. Give one of them the weight 3.'],
  [
    'that leads to a missing program',
    [best, { ...best, program: 'furniture' }],
    "there is no program 'furniture'. Write one of: spad, homecare.",
  ],
  ['that names a program twice', [best, best], 'it names spad more than once. Put both reasons into one rule.'],
  ['without a reason', [{ ...best, reason: ' ' }], 'spad has no reason. Say in a sentence why it helps.'],
] satisfies [string, HelpRule[], string][])(
  'a sentence %s stops the build with file, entry and cure',
  (_, rules, problem) => {
    expect(check(...rules)).toEqual([`${at} ${problem}`])
  },
)
