/** @jest-environment node */

import { z } from 'zod'
import { inTurn } from '@/__tests__/in-turn'
import { factSchemas } from '@/content/schemas/facts'
import { loadContent } from '@/scripts/checks/content-entries'
import { contentToSupply, launchFindings, settingsToSupply, slotsToSupply } from '@/scripts/checks/launch-findings'

const listed = (exports: Record<string, unknown>, file = 'content/a.ts') =>
  contentToSupply([{ file, exports }]).map(({ entry, field }) => [entry, field].filter(Boolean).join(' '))

test(
  'lists every kind of sample',
  inTurn(
    [
      { phone: '(908) 555-0100' },
      { phone: 'tel:+19085550123' },
      { mail: 'one@example.org' },
      { taxId: '00-0000000' },
      { street: '1 Example Street' },
      { name: 'SAGE (sample)' },
      { video: 'sample-video-1' },
      { year: { text: 'x', confirm: 'Ask the archive' } },
    ],
    (exports) => {
      expect(listed(exports)).toHaveLength(1)
    },
  ),
)

test(
  'leaves alone what isn’t a sample',
  inTurn(
    [
      { phone: '1-800-677-1116' },
      { hint: 'name@example.com' },
      { year: { text: 'x', confirm: '' } },
      { text: 'A free sample-size pack' },
    ],
    (exports) => {
      expect(listed(exports)).toEqual([])
    },
  ),
)

test('a transcript is one thing to supply once the video is real, however many pages name it, until it is there', () => {
  const film = { id: 'visit', title: 'A visit', youtubeId: 'abcdefghijk', poster: 'videos/porch', transcript: '' }
  expect(listed({ library: [{ videos: [film] }], film })).toEqual(["library[0].videos[0] 'visit' transcript"])
  expect(listed({ video: { ...film, youtubeId: 'sample-visit' } })).toEqual(['video youtubeId'])
  for (const transcript of ['Good morning.', 'https://www.example.com/words']) {
    expect(listed({ video: { ...film, transcript } })).toEqual([])
  }
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

const labels = {
  organization: ['Help in Spanish'],
  giving: ['Charity registration', 'Checks are made out to'],
  careers: ['Other benefits', 'Pay, Lowest, an hour', 'Pay, Highest, an hour', 'Pay of live-in aides'],
}

test('the blockers are what the law asks for, whom to pay, and whether and how one can call, and nothing else', async () => {
  for (const [name, asked] of Object.entries(labels)) {
    const schema = z.toJSONSchema(factSchemas[name] ?? z.never())
    const empty = Object.fromEntries(Object.keys(schema.properties ?? {}).map((key) => [key, '']))
    const pay = { pay: { lowest: '', highest: '' } }
    const found = slotsToSupply('a.json', schema, name === 'careers' ? { ...empty, ...pay } : empty)
    expect(found.filter(({ isBlocking }) => isBlocking).map(({ entry }) => entry)).toEqual(
      expect.arrayContaining(asked),
    )
  }
  const exports = { organization: { phone: '(908) 555-0100', legalName: 'A (sample)', fax: '(908) 555-0101' } }
  const samples = contentToSupply([{ file: 'content/a.ts', exports }]).filter(({ isBlocking }) => isBlocking)
  expect(samples.map(({ field }) => field)).toEqual(['phone', 'legalName'])
  const notices = ['Notice of Privacy Practices', 'Notice of Nondiscrimination']
  const known = [...Object.values(labels).flat(), ...notices, 'phone', 'legalName']
  const blockers = (await launchFindings()).filter(({ isBlocking }) => isBlocking)
  expect(blockers.map(({ entry, field }) => field || entry).filter((blocker) => !known.includes(blocker))).toEqual([])
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
