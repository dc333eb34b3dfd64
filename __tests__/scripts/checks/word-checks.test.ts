/** @jest-environment node */
import { sentence } from '@/scripts/checks/findings'
import { checkWords } from '@/scripts/checks/word-checks'

const content = (value: unknown) => [{ file: 'content/a.ts', exports: { value } }]

test('words with a straight apostrophe, or with an insert that is not one, are reported', () => {
  expect(
    checkWords(content({ text: "We don't close", title: `At \${name}`, end: 'It’s all right' })).map(sentence),
  ).toEqual([
    "content/a.ts, value, field text: don't has a straight apostrophe. Write don’t.",
    'content/a.ts, value, field title: ' +
      `\${name} would be printed as it stands. ` +
      'Put backticks (`) in the place of the quotation marks around the words.',
  ])
})

test.each([['The "best" day'], ["The neighbors' meals"]])('the straight quotation mark in %s is reported', (text) => {
  expect(checkWords(content({ text })).map(sentence)).toEqual([
    'content/a.ts, value, field text: it has a straight quotation mark. Write “ and ” around a quotation, and ’ for an apostrophe.',
  ])
})
