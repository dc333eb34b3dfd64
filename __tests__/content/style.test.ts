/** @jest-environment node */
import { loadContent } from '@/scripts/checks/content-entries'
import { sentence } from '@/scripts/checks/findings'
import { checkStyle } from '@/scripts/checks/style-checks'

const found = (text: string) =>
  checkStyle([{ file: 'content/pages/a.ts', exports: { a: { lead: text } } }]).map(sentence)

test('times look alike, and no one is called somebody', async () => {
  expect(checkStyle(await loadContent()).map(sentence)).toEqual([])
})

test.each([
  ['Open until 5 PM', "writes a time as '5 PM'. Write a time like 8:00 a.m."],
  ['Open until 5:00pm', "writes a time as '5:00pm'. Write a time like"],
  ['Open until 5 p.m.', "writes a time as '5 p.m.'. Write a time like"],
  ['Open until 5:00 p.m.', 'with \\u00a0 before a.m. and p.m.'],
  ['Come from 9 to noon', "writes a time as '9 to noon'. Write a time like"],
  ['Somebody will call you', "says 'Somebody'. Write someone"],
  ['We cannot say', "says 'cannot'. Write someone, anyone, everyone, no one, or can’t."],
])('%s: staff are told where it is and what to do', (text, problem) => {
  const [message] = found(text)
  expect(message).toMatch(/^content\/pages\/a\.ts, a, field lead: /)
  expect(message).toContain(problem)
})

test.each(['We don’t close.', 'Open until 5:00\u00a0p.m.', 'Come two to five days a week', 'I am 70½'])(
  '%s is left alone',
  (text) => {
    expect(found(text)).toEqual([])
  },
)
