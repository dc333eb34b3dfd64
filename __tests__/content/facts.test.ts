/** @jest-environment node */

import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { inTurn } from '@/__tests__/in-turn'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import { factSchemas } from '@/content/schemas/facts'
import { checkFacts, mistakesIn } from '@/scripts/checks/check-content'
import { slotsToSupply } from '@/scripts/checks/launch-findings'
import { sentence } from '@/scripts/step'

const factsOf = (name: string) => JSON.parse(readFileSync(`content/facts/${name}.json`, 'utf8'))

function said(name: string, changes: object): string[] {
  return mistakesIn(name, factSchemas[name] ?? z.never(), { ...factsOf(name), ...changes }).map(sentence)
}

const blank = { organization: '', description: '', portraitShows: '', portraitPosition: '' }
const trustee = { name: 'Pat', title: 'Trustee', ...blank }
const workshop = { firstDay: 'Monday', lastDay: 'Friday' }
const notice = { text: 'Closed for snow', from: '2026-12-02T06:00', until: '2026-12-01T06:00' }
const fall = { month: 'Fall', year: 2024, url: 'https://a.org/a' }

test(
  'a wrong fact stops the build with its place and the cure',
  inTurn(
    [
      [
        'organization',
        { phone: '908 555 0100' },
        "field phone: '908 555 0100' can’t be used. Write ten digits, like (201) 555-0123.",
      ],
      ['organization', { phone: '(108) 555-0199' }, 'Write ten digits, like (201) 555-0123.'],
      [
        'organization',
        { taxId: undefined },
        'field taxId: it is missing. Write two digits, a hyphen, and seven digits.',
      ],
      ['organization', { fon: '' }, 'There is no field fon here: take it out.'],
      ['organization', { donationForm: 'www.donate.org' }, 'Write the whole address, beginning with https://.'],
      [
        'hours',
        { furniture: { ...workshop, from: '11:30', to: '08:30' } },
        'field furniture.to: it isn’t in order. It closes before it opens.',
      ],
      ['hours', { furniture: { ...workshop, from: '8:30', to: '11:30' } }, 'like 08:30 or 17:00.'],
      [
        'dates',
        { openEnrollment: { opens: { month: 'November', day: 31 }, closes: { month: 'December', day: 7 } } },
        'This month has no such day.',
      ],
      [
        'newsletters',
        { newsletters: [fall, { ...fall, year: 2025, url: 'https://a.org/b' }] },
        'The newest goes first',
      ],
      ['newsletters', { newsletters: [fall, { ...fall, month: 'May' }] }, 'Give each its own.'],
      ['videos', { about: factsOf('videos').recent }, 'Two videos have the same name'],
      [
        'people',
        { board: [{ ...trustee, portrait: '/images/portraits/pat.jpg' }] },
        'field board.0.portraitShows: it isn’t in order. Say in a few words what the portrait shows.',
      ],
      [
        'people',
        { board: [{ ...trustee, portrait: '/images/portraits/pat.webp' }] },
        'Choose a picture that ends in .jpg or .png.',
      ],
      ['people', { board: [] }, 'At least one person.'],
      ['careers', { pay: { lowest: '$19', highest: '' } }, 'Write both, or neither.'],
      ['towns', { maybeMeals: ['Sumit'] }, 'No town in our counties is called that.'],
      ['towns', { maybeMeals: 'Chatham' }, 'Write it as the entry above or below does.'],
      ['notice', notice, 'field until: it isn’t in order. The notice ends before it starts.'],
      ['notice', { text: 'x'.repeat(161) }, 'Say it in 160 characters.'],
      ['notice', { text: 'Closed for snow', from: '', until: '' }, 'Say from when until when.'],
    ],
    (name, changes, words) => {
      expect(said(name, changes).join('\n')).toContain(words)
    },
  ),
)

test('a file that can’t be read, or isn’t there, is named', async () => {
  const findings = (await checkFacts(await temporaryFolder())).map(sentence)
  expect(findings).toHaveLength(Object.keys(factSchemas).length)
  expect(findings[0]).toMatch(/notice\.json: the file is missing\. Bring it back\.$/)
})

test('every file of facts has every field, so that the editor and the list of what is missing see it', () => {
  expect(Object.keys(factSchemas).flatMap((name) => said(name, {}))).toEqual([])
})

test('a fact that only the owner knows is asked for by its labels until it is there', () => {
  const schema = z.toJSONSchema(factSchemas.careers ?? z.never())
  const asked = (facts: object) => slotsToSupply('careers', schema, { ...factsOf('careers'), ...facts })
  const pay = asked({ pay: { lowest: '', highest: '' } }).filter(({ entry }) => entry.startsWith('Pay, '))
  expect(pay.map(({ entry, isBlocking }) => [entry, isBlocking])).toEqual([
    ['Pay, Lowest, an hour', true],
    ['Pay, Highest, an hour', true],
  ])
  expect(asked({ pay: { lowest: '$1', highest: '$2' } }).some(({ entry }) => entry.startsWith('Pay, '))).toBe(false)
})
