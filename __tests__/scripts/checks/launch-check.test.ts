/** @jest-environment node */

import { z } from 'zod'
import { inTurn } from '@/__tests__/in-turn'
import { factSchemas } from '@/content/schemas/all'
import { loadContent } from '@/scripts/checks/content-entries'
import { contentToSupply, launchFindings, settingsToSupply, slotsToSupply } from '@/scripts/checks/launch-findings'

const listed = (exports: Record<string, unknown>, file = 'content/a.ts') =>
  contentToSupply([{ file, exports }]).map(({ entry, field }) => [entry, field].filter(Boolean).join(' '))

test(
  'lists every kind of sample',
  inTurn(
    [
      ['a reserved telephone number', { phone: '(908) 555-0100' }],
      ['a reserved number in a link', { phone: 'tel:+19085550123' }],
      ['an address at example.org', { mail: 'one@example.org' }],
      ['a sample tax id', { taxId: '00-0000000' }],
      ['a sample street', { street: '1 Example Street' }],
      ['words marked as a sample', { name: 'SAGE (sample)' }],
      ['a sample id', { video: 'sample-video-1' }],
      ['a fact with a note for the owner', { year: { text: 'x', confirm: 'Ask the archive' } }],
    ],
    (_what, exports) => {
      expect(listed(exports)).toHaveLength(1)
    },
  ),
)

test(
  'leaves alone what isn’t a sample',
  inTurn(
    [
      ['a real number', { phone: '1-800-677-1116' }],
      ['an example for the reader', { hint: 'name@example.com' }],
      ['a confirmed fact', { year: { text: 'x', confirm: '' } }],
      ['a sample in the middle of a sentence', { text: 'A free sample-size pack' }],
    ],
    (_what, exports) => {
      expect(listed(exports)).toEqual([])
    },
  ),
)

const film = { id: 'visit', title: 'A visit', youtubeId: 'abcdefghijk', poster: 'videos/porch', transcript: '' }

test('a real video without a transcript is one thing to supply, however many pages name it', () => {
  expect(listed({ library: [{ videos: [film] }], film })).toEqual(["library[0].videos[0] 'visit' transcript"])
})

test(
  'what was supplied needs nothing more',
  inTurn(
    [
      ['a video with the words of it', { ...film, transcript: 'Good morning.' }],
      ['a video with the address of its transcript', { ...film, transcript: 'https://www.example.com/words' }],
    ],
    (_what, video) => {
      expect(listed({ video })).toEqual([])
    },
  ),
)

test('we ask for a transcript once the video is real, and not before', () => {
  expect(listed({ video: { ...film, youtubeId: 'sample-visit' } })).toEqual(['video youtubeId'])
})

test('a sample that other files take from the facts is listed there, once', async () => {
  const phone = { printed: '(908) 555-0100', href: 'tel:+19085550100' }
  const findings = contentToSupply([
    { file: 'content/facts/organization.json', exports: { phone: phone.printed } },
    { file: 'content/organization.ts', exports: { organization: { phone } } },
    { file: 'content/messages.ts', exports: { failed: 'Or call (908) 555-0100.' } },
  ])
  expect((await loadContent())[0]?.file).toMatch(/^content\/facts\//)
  expect(findings.map(({ file, entry, field }) => [file, entry, field])).toEqual([
    ['content/facts/organization.json', 'phone', ''],
  ])
})

test('the blockers are what the law asks for, whom to pay, and whether and how one can call', async () => {
  const blockers = (await launchFindings(new Date())).missing.filter(({ isBlocking }) => isBlocking)
  const asked = blockers.map(({ entry, field }) => field || entry)
  for (const blocker of asked) {
    expect([
      'Charity registration',
      'Pay, Lowest, an hour',
      'Pay, Highest, an hour',
      'Other benefits',
      'Help in Spanish',
      'Checks are made out to',
      'Notice of Privacy Practices',
      'Notice of Nondiscrimination',
      'legalName',
      'phone',
    ]).toContain(blocker)
  }
})

test('a sample number or legal name blocks, another sample doesn’t', () => {
  const exports = { organization: { phone: '(908) 555-0100', legalName: 'A (sample)', fax: '(908) 555-0101' } }
  const blocking = contentToSupply([{ file: 'content/a.ts', exports }]).filter(({ isBlocking }) => isBlocking)
  expect(blocking.map(({ field }) => field)).toEqual(['phone', 'legalName'])
})

test.each([
  ['organization', 'Help in Spanish'],
  ['giving', 'Charity registration'],
  ['giving', 'Checks are made out to'],
  ['careers', 'Other benefits'],
])('in %s, an empty %s blocks', (name, label) => {
  const schema = z.toJSONSchema(factSchemas[name] ?? z.never())
  const empty = Object.fromEntries(Object.keys(schema.properties ?? {}).map((key) => [key, '']))
  const found = slotsToSupply('a.json', schema, empty).find(({ entry }) => entry === label)
  expect(found?.isBlocking).toBe(true)
})

test('two different samples are two things to supply', () => {
  const issues = [{ url: 'https://news.example.org/2024-spring' }, { url: 'https://news.example.org/2024-fall' }]
  expect(listed({ issues })).toHaveLength(2)
})

test('asks for the settings of a live site, and for nothing once they are there', () => {
  expect(settingsToSupply({}).map(({ entry }) => entry)).toEqual([
    'NEXT_PUBLIC_SITE_URL',
    'NEXT_PUBLIC_FORMS_ENDPOINT',
    'NEXT_PUBLIC_FORMSPREE_PROJECT',
    'EDITOR_REPOSITORY',
  ])
  const site = { NEXT_PUBLIC_SITE_URL: 'https://www.example.com', EDITOR_REPOSITORY: 'sage/website' }
  const service = { NEXT_PUBLIC_FORMS_ENDPOINT: 'https://formspree.io', NEXT_PUBLIC_FORMSPREE_PROJECT: '123' }
  expect(settingsToSupply({ ...site, ...service })).toEqual([])
  expect(settingsToSupply({ ...site, NEXT_PUBLIC_FORMS_ENDPOINT: '' })).toEqual([])
})
