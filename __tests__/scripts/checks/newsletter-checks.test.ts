/** @jest-environment node */
import { newsletters, printEditions } from '@/content/newsletters'
import type { Newsletter, PrintEdition } from '@/content/types'
import { sentence } from '@/scripts/checks/findings'
import { checkNewsletters } from '@/scripts/checks/newsletter-checks'

const fall: Newsletter = { month: 'Fall', year: 2024, url: 'https://newsletter.example.org/fall', isLatest: true }
const spring: Newsletter = { month: 'Spring', year: 2024, url: 'https://newsletter.example.org/spring' }
const isThere = () => true
const check = (list: readonly unknown[]) => checkNewsletters(list as Newsletter[], printEditions, isThere).map(sentence)

test('the newsletters of this site are in order', () => {
  expect(checkNewsletters(newsletters, printEditions, isThere).map(sentence)).toEqual([])
})

test.each([[''], ['  '], [undefined]])(
  'a newsletter whose month is %j stops the build with file, entry and cure',
  (month) => {
    expect(check([fall, { ...spring, month }])[0]).toMatch(
      /^content\/newsletters\.ts, newsletters\[1\].*, field month: the newsletter of 2024 has no month\. Write the month or season, like 'Fall'\.$/,
    )
  },
)

test('a missing title and a year that is not one are reported', () => {
  const findings = checkNewsletters(
    [fall],
    [{ title: '', year: 24, url: '/documents/newsletters/a.pdf', isLatest: true }],
    isThere,
  )
  expect(findings.map(({ entry, field, problem }) => `${entry} ${field}: ${problem}`)).toEqual([
    'printEditions[0] title: the newsletter of 24 has no title.',
    'printEditions[0] year: 24 is not a year.',
  ])
})

test('two newsletters with the same address are reported', () => {
  expect(check([fall, { ...spring, url: fall.url }])).toEqual([
    "content/newsletters.ts, newsletters[1] 'Spring', field url: https://newsletter.example.org/fall is the address of another entry. " +
      'Give each newsletter its own address.',
  ])
})

test.each([
  ['no newsletter', [spring], 0],
  ['two newsletters', [fall, { ...spring, isLatest: true }], 2],
])('%s marked as the latest is reported', (_words, list, count) => {
  expect(check(list)).toEqual([
    `content/newsletters.ts, newsletters, field isLatest: ${count} entries are marked as the latest. Write isLatest: true on exactly one of them.`,
  ])
})

test('a print edition has its PDF, or says that a sample page stands in for it', () => {
  const edition: PrintEdition = { title: 'Fall', year: 2024, url: '/documents/newsletters/fall.pdf', isLatest: true }
  const reported = (changes: object, files: string[]) =>
    checkNewsletters([fall], [{ ...edition, ...changes }], (file) => files.includes(file)).map(sentence)
  expect(reported({}, [])).toEqual([
    "content/newsletters.ts, printEditions 'Fall', field url: there is no PDF documents/newsletters/fall.pdf. Put it there under exactly this name; capitals count.",
  ])
  expect(reported({ confirm: 'A sample.' }, [])).toEqual([])
  expect(reported({}, ['documents/newsletters/fall.pdf'])).toEqual([])
})
