/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { entriesOf, loadContent } from '@/scripts/checks/content-entries'
import { sentence } from '@/scripts/step'
import { checkWords } from './word-checks'

const found = (text: string) =>
  checkWords([{ file: 'content/pages/a.ts', exports: { a: { lead: text } } }]).map(({ cure }) => cure)

test('each thing has one name throughout content, times look alike, and no quotation mark is straight', async () => {
  expect(checkWords(await loadContent()).map(sentence)).toEqual([])
})

/** A space at the end is right only where a link follows in the same paragraph, or after a prefix. */
const isPadded = (value: string, field: string) =>
  value !== value.trim() && !field.startsWith('[') && !/prefix$/i.test(field)

test('words are plain text without HTML or stray spaces, and URLs elsewhere are https and complete', async () => {
  const odd = [...entriesOf(await loadContent())].filter(
    ({ value, field }) =>
      typeof value === 'string' &&
      (/<\/?[a-z]+[ >/]|&[a-z]+;|\S {2}\S/.test(value) ||
        isPadded(value, field) ||
        (/^https?:/.test(value) && !(URL.canParse(value) && value.startsWith('https://')))),
  )
  expect(odd.map(({ file, entry, field, value }) => `${file}, ${entry}, ${field}: ${value}`)).toEqual([])
})

test(
  'what isn’t how we write is found',
  inTurn(
    [
      ['Our Homecare', 'Write Home Care.'],
      ['Social Work', 'Write Social Work Support, or social work in a sentence.'],
      ['LifeStation devices', 'Write Life Station.'],
      ['Furniture Restoration Workshop', 'Write Furniture Workshop.'],
      ['Open until 5 PM', 'Write a time like 8:00 a.m.'],
      ['Open until 5:00 p.m.', 'with \\u00a0 before a.m. and p.m.'],
      ['Come from 9 to noon', 'Write a time like'],
      ['Somebody will call you', 'Write someone'],
      ["We don't close", '’ for an apostrophe'],
      ['A "real" chair', 'Write “ and ”'],
      ['Call $' + '{phone}', 'Put backticks around.'],
    ],
    (text, cure) => {
      expect(found(text)).toEqual([expect.stringContaining(cure)])
    },
  ),
)

test('the office writes as it likes', () => {
  const facts = { file: 'content/facts/notice.json', exports: { notice: { text: 'Closed after 5 PM' } } }
  const page = { file: 'content/pages/a.ts', exports: { a: { lead: 'Closed after 5 PM.' } } }
  expect(checkWords([facts, page])).toEqual([])
  expect(checkWords([page])).toHaveLength(1)
})

test('what is written our way is left alone, and so are the names the brief fixes on cards and the application', () => {
  const ours = ['We don’t close.', 'Open until 5:00\u00a0p.m.', 'Come two to five days a week', 'I am 70½']
  expect(ours.flatMap(found)).toEqual([])
  const card = { file: 'content/programs/homecare.ts', exports: { homecare: { names: { card: 'Homecare' } } } }
  const area = {
    file: 'content/volunteer-application.ts',
    exports: { groups: [{ legend: 'Spend A Day', options: [] }] },
  }
  expect(checkWords([card, area])).toEqual([])
})
