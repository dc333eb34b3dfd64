/** @jest-environment node */

import { checkClaims } from '@/__tests__/content/claim-checks'
import { inTurn } from '@/__tests__/in-turn'
import { sentence } from '@/scripts/step'

const known = ['about 70', 'Free'].map((says) => ({ says, source: 'brief' }) as const)
const page = (texts: object) => ({ file: 'content/pages/a.ts', exports: { a: texts } })

/** Findings for one lead, next to a sentence whose claims the table knows. */
const found = (lead: string, more = {}) =>
  checkClaims([page({ text: 'About 70 people.', price: 'Free', lead, ...more })], known).map(sentence)

test(
  'staff are told where a claim is and what to do',
  inTurn(
    [
      ['We see 170 people.', "'170'"],
      ['We see about 70, and 12 more.', "'12'"],
      ['In the 1970s, all was well. Now it’s free.', "'free' in 'Now it’s free.'"],
      ['You’re eligible.', "'eligib'"],
      ['Our help is free.', "'free'"],
    ],
    (lead, problem) => {
      const message = found(lead).at(-1)
      expect(message).toMatch(/^content\/pages\/a\.ts, a, field lead: no source is given for /)
      expect(message).toContain(problem)
      expect(message).toMatch(/Add the words to content\/claims\.ts .* or take them out\.$/)
    },
  ),
)

test('what the owner still has to confirm needs its line already, and the facts are the owner’s to say without one', () => {
  expect(found('We see 12 people.', { confirm: 'The number.' })).toHaveLength(1)
  const fee = page({ fee: 'It costs $12 an hour. A day is $90.' })
  const facts = { file: 'content/facts/prices.json', exports: { fee: '$12 an hour', day: 'Call us. A day is $90.' } }
  expect(checkClaims([facts, fee], [])).toEqual([])
  expect(checkClaims([fee], [])).toHaveLength(2)
})
