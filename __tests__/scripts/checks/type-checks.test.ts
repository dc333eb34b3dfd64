/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inPages } from '@/scripts/checks/check-types'
import { sentence } from '@/scripts/checks/findings'
import { misnamed, misplaced, readComplaints } from '@/scripts/checks/type-checks'
import { temporaryFolder } from '../temporary-folder'

const named = (...lines: string[]) => misnamed(readComplaints(lines.join('\n'))).map(sentence)
const placed = (...lines: string[]) =>
  misplaced(readComplaints(lines.join('\n')), new Set(['heroes/new'])).map(sentence)

const unknown =
  "content/a.ts(5,3): error TS2561: Object literal may only specify known properties, but 'titel' does not exist in type 'Video'. Did you mean to write 'title'?"
const missing =
  "content/a.ts(9,3): error TS2741: Property 'title' is missing in type '{ id: string; }' but required in type 'Video'."

test('a missing field is named', () => {
  expect(named(missing)).toEqual([
    'content/a.ts, line 9: the field title is missing. Add it, as in the entry above or below.',
  ])
})

test('what follows from a misspelled name is not reported as well', () => {
  expect(named(missing, unknown)).toEqual(['content/a.ts, line 5: there is no field titel in this entry. Write title:'])
})

test('a yes that is written large is answered with the right one', () => {
  expect(named("content/a.ts(3,1): error TS2304: Cannot find name 'True'.")).toEqual([
    'content/a.ts, line 3: there is nothing called True. Write true.',
  ])
})

test('a field that only pages miss is reported where they look for it', () => {
  const message = "error TS2551: Property 'loading' does not exist on type '{}'. Did you mean 'laoding'?"
  expect(named(`components/site/Bar.tsx(38,2): ${message}`)).toEqual([
    'components/site/Bar.tsx, line 38: there is no field loading where this page looks for it. It finds laoding: call both the same.',
  ])
})

test('if only one field in content has the misspelled name, its line is reported', async () => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'content'))
  await writeFile(join(root, 'content/words.ts'), "export const words = {\n  laoding: 'Loading',\n}\n")
  const message = "Property 'loading' does not exist on type '{}'. Did you mean 'laoding'?"
  const complaints = readComplaints(`components/site/Bar.tsx(38,2): error TS2551: ${message}`)
  expect((await inPages(complaints, root)).map(sentence)).toEqual([
    'content/words.ts, line 2: the page looks for loading and finds laoding. Write loading:',
  ])
})

test.each([
  ["Type 'string' is not assignable to type 'number'.", 'this has to be a number.'],
  ["Type 'string' is not assignable to type 'boolean'.", 'this is a question of yes or no.'],
  ["Type 'number' is not assignable to type 'string'.", 'this has to be words.'],
  ["Type 'string' is not assignable to type 'readonly string[]'.", 'this has to be a list. Write [ before it and ]'],
  [
    `Type '"Good."' is not assignable to type '\`https://\${string}\` | readonly string[]'.`,
    'this has to be a list. Write [ before it and ]',
  ],
  [`Type '"8:30am"' is not assignable to type '\`\${number}:\${number}\`'.`, '"8:30am" is not a time.'],
  [`Type '"a.pdf"' is not assignable to type '\`https://\${string}\`'.`, 'Write one like https://….'],
])('%s is put in plain words for staff', (message, words) => {
  expect(placed(`content/a.ts(3,1): error TS2322: ${message}`)[0]).toContain(words)
})

test('an extra comma is reported once, although every entry after it complains', () => {
  const complaint =
    "error TS2322: Type '{} | undefined' is not assignable to type 'Video'.\n  Type 'undefined' is not assignable to type 'Video'."
  expect(placed(`content/a.ts(3,1): ${complaint}`, `content/a.ts(4,1): ${complaint}`)).toEqual([
    'content/a.ts, line 3: there is one comma too many in this list. Remove one of the two.',
  ])
})

test('a wrong value is reported at its own line, though every entry of its list complains', () => {
  const reason = `Type '"me"' is not assignable to type '"brief" | "owner"'.`
  const own = `error TS2322: Type '{ source: "me"; }' is not assignable to type 'Claim'.\n  ${reason}`
  const neighbor = `error TS2322: Type '{ source: "me"; } | Claim' is not assignable to type 'Claim'.\n  Type '{ source: "me"; }' is not assignable to type 'Claim'.\n    ${reason}`
  expect(
    placed(`content/a.ts(3,1): ${neighbor}`, `content/a.ts(4,1): ${own}`, `content/a.ts(5,1): ${neighbor}`),
  ).toEqual(['content/a.ts, line 4: "me" does not fit here. Write it as the entry above or below does.'])
})

test('a picture that has just been added is no mistake', () => {
  const message = `error TS2820: Type '"heroes/new"' is not assignable to type '"heroes/about" | "heroes/news"'.`
  expect(placed(`content/a.ts(3,1): ${message}`)).toEqual([])
})
