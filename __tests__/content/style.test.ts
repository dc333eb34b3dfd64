/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { loadContent } from '@/scripts/checks/content-entries'
import { sentence } from '@/scripts/checks/findings'
import { checkWords } from './word-checks'

const found = (text: string) =>
  checkWords([{ file: 'content/pages/a.ts', exports: { a: { lead: text } } }]).map(({ cure }) => cure)

test('each thing has one name throughout content, times look alike, and no quotation mark is straight', async () => {
  expect(checkWords(await loadContent()).map(sentence)).toEqual([])
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

test(
  'what is written our way is left alone',
  inTurn(['We don’t close.', 'Open until 5:00\u00a0p.m.', 'Come two to five days a week', 'I am 70½'], (text) => {
    expect(found(text)).toEqual([])
  }),
)

test('the office writes as it likes', () => {
  const facts = { file: 'content/facts/notice.json', exports: { notice: { text: 'Closed after 5 PM' } } }
  const page = { file: 'content/pages/a.ts', exports: { a: { lead: 'Closed after 5 PM.' } } }
  expect(checkWords([facts, page])).toEqual([])
  expect(checkWords([page])).toHaveLength(1)
})

test('the names the brief fixes on cards and on the volunteer application are left alone', () => {
  const card = { file: 'content/programs/homecare.ts', exports: { homecare: { names: { card: 'Homecare' } } } }
  const area = { file: 'content/forms/volunteer.ts', exports: { groups: [{ legend: 'Spend A Day', options: [] }] } }
  expect(checkWords([card, area])).toEqual([])
})
