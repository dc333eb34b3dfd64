/** @jest-environment node */
import { sentence } from '@/scripts/checks/findings'
import { checkSyntax } from '@/scripts/checks/syntax-checks'

/** An insert, the way content writes it. */
const name = `\${name}`

const card = (...lines: string[]) => ['export const cards = [', '  {', ...lines, '  },', ']', ''].join('\n')

test.each([
  [
    'a comma between two entries',
    "export const list = [\n  { id: 'a' }\n  { id: 'b' },\n]\n",
    2,
    'a comma is missing at',
  ],
  ['a comma between two words', "export const list = ['one' 'two']\n", 1, "a comma is missing in front of 'two'"],
  ['a comma above a remark', card("id: 'a'", '// A remark.', "title: 'b',"), 3, 'a comma is missing at the end'],
  ['the quotation mark in front', card("id: 'a',", "title: Come and see',"), 4, 'the quotation mark before the words'],
  ['words on two lines', card("title: 'Come", "and see',"), 3, 'the quotation mark after the words is missing'],
  ['curly marks around the words', card('title: ‘Come and see’,'), 3, '‘ is a curly mark'],
  ['an apostrophe at the end of a word', card("title: 'The families' house',"), 3, 'Write a curly one: families’'],
  ['an apostrophe at the end of all', card("title: 'Ask the families'',"), 3, 'Write a curly one: families’'],
  ['quotation marks inside others', card('title: "He said "come" and went",'), 3, 'in front of come ends the words'],
  ['a backtick', card('title: `Come,', "text: 'and see',"), 3, 'one of the two backticks'],
  ['the end of an insert', card(`title: \`At ${name.slice(0, -1)}\`,`), 3, 'the } that closes $'],
  [
    'the end of an insert, with all backticks',
    card(`title: \`At ${name.slice(0, -1)}\`,`, 'text: `and see`,'),
    3,
    'the } that',
  ],
  ['a colon', card("title 'Come',"), 3, 'the colon after title is missing'],
  ['a quotation mark in the middle', card("link: { text: 'Come', href: /about' },"), 3, 'one of its quotation marks'],
  ['the end of a short entry', card("link: { text: 'Come',", "title: 'b',"), 3, 'what begins here has no end'],
  ['the beginning of an entry', "export const link =\n  text: 'Come',\n}\n", 2, 'a { is missing in front of text'],
  ['a comma in front of a field', card("month: 'Winter' year: 2025,"), 3, 'a comma is missing in front of year: 2025'],
  ['the quotation marks', card('name: Pat Lopez,'), 3, "Pat Lopez has no quotation marks. Write 'Pat Lopez'"],
  [
    'the quotation marks of a price',
    card("price: { value: $34 an hour, instead: 'x' },"),
    3,
    "$34 an hour has no quotation marks. Write '$34 an hour'",
  ],
  ['a comma behind a word', card("isLatest: true confirm: 'x',"), 3, 'a comma is missing in front of confirm'],
  ['a semicolon', card("title: 'Come';"), 3, 'there is a semicolon where a comma belongs'],
  [
    'the end of an entry',
    "export const list = [\n  {\n    id: 'a',\n  {\n    id: 'b',\n  },\n]\n",
    4,
    'the entry above has no }',
  ],
  ['the end of a list', "export const card = {\n  list: [\n    'a',\n  title: 'b',\n}\n", 4, 'has no ] at its end'],
  [
    'the end of the last entry',
    "export const list = [\n  {\n    id: 'a', // A remark\n    text: 'b [ c',\n]\n",
    5,
    'what begins with { in line 2 has no } at its end. Write }, on a line of its own above',
  ],
  [
    'the end of an inner list',
    "export const groups = [\n  {\n    people: [\n      { id: 'a' },\n  },\n]\n",
    5,
    'what begins with [ in line 3 has no ] at its end',
  ],
  ['a bracket too many', "export const card = {\n  id: 'a',\n  },\n}\n", 4, 'there is one } too many'],
])('%s is reported with its line and the cure', async (_what, text, line, words) => {
  const sentences = (await checkSyntax('content/cards.ts', text)).map(sentence)
  expect(sentences).toHaveLength(1)
  expect(sentences[0]).toMatch(`content/cards.ts, line ${line}: `)
  expect(sentences[0]).toContain(words)
})

test('correct content is not reported', async () => {
  const text = card("id: 'a',", `title: \`It’s ${name}’s\`,`, "text: 'He said ‘come’'")
  expect(await checkSyntax('content/cards.ts', text)).toEqual([])
})
