/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from '../temporary-folder'

let copy: string

beforeAll(async () => {
  copy = await temporaryFolder()
  for (const path of ['console', 'content', 'scripts', 'package.json', 'tsconfig.json', 'tsconfig.content.json']) {
    cpSync(path, join(copy, path), { recursive: true })
  }
  for (const path of ['node_modules', 'images', 'generated', 'documents']) {
    if (existsSync(path)) symlinkSync(resolve(path), join(copy, path))
  }
})

/** What is printed, line by line, when the files in content/ are written like this. */
function said(files: Readonly<Record<string, string>>): string[] {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(copy, 'content', file), text)
  const args = ['--import', 'tsx', 'scripts/checks/check-content.ts']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  for (const file of Object.keys(files)) rmSync(join(copy, 'content', file))
  cpSync('content', join(copy, 'content'), { recursive: true })
  expect([status, stdout]).toEqual([1, ''])
  return stderr.trim().split('\n')
}

test('a missing mark is reported with its line, in every file at once', () => {
  expect(
    said({
      'a-apostrophe.ts': "export const card = {\n  text: 'We don't close',\n}\n",
      'a-comma.ts': "export const card = {\n  title: 'Come'\n  text: 'and see',\n}\n",
      'a-quote.ts': "export const card = {\n  title: 'Come and see,\n  text: 'us',\n}\n",
    }),
  ).toEqual([
    "content/a-apostrophe.ts, line 2: the straight apostrophe in don't ends the words too early. Write a curly one: don’t",
    'content/a-comma.ts, line 2: a comma is missing at the end. Write one.',
    "content/a-quote.ts, line 2: the quotation mark after the words is missing. Write ' after see, then a comma. All the words stand on one line.",
  ])
})

test('a misspelled name is reported with its line and the right spelling', () => {
  const type = "import type { Video } from './types'\n\n"
  expect(
    said({
      'a-field.ts': `${type}export const film: Video = {\n  id: 'a-film',\n  titel: 'A film',\n}\n`,
      'a-word.ts': "import { organization } from './organization'\n\nexport const name = organisation.name\n",
    }),
  ).toEqual([
    'content/a-field.ts, line 5: there is no field titel in this entry. Write title:',
    'content/a-word.ts, line 3: there is nothing called organisation. Write organization.',
  ])
})

test('wrong values are reported with their files and entries, all at once', () => {
  const newsletters = readFileSync('content/newsletters.ts', 'utf8').replace(
    /printEditions: .*\[\n/,
    "$&  { title: 'A new one', year: 2025, url: '/documents/newsletters/a-new-one.pdf' },\n",
  )
  const film = "title: 'A film', youtubeId: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', poster: 'videos/porch'"
  expect(
    said({
      'newsletters.ts': newsletters,
      'a-try.ts': [
        "export const office = { printed: '(908) 555-010', href: 'tel:+1908555010' }",
        "export const fair = { monthName: 'June', month: 6, day: 31 }",
        "export const door = { days: ['Monday'], from: '8:30am', to: '17:00' }",
        `export const film = { id: 'a-film', ${film} }`,
        "export const questions = [{ id: 'costs' }, { id: 'costs' }]",
        "export const more = { text: 'More', href: '/homcare' }",
        "export const scene = { picture: 'programs/meels', alt: '' }",
      ].join('\n'),
    }).sort(),
  ).toEqual(
    [
      "content/a-try.ts, office, field printed: '(908) 555-010' is not a telephone number of ten digits. Write it like (908) 555-0100.",
      "content/a-try.ts, fair: June 31 with month: 6 is not a date. Write for example monthName: 'October', month: 10, day: 15.",
      "content/a-try.ts, door, field from: '8:30am' is not a time. Write it on a 24-hour clock, like '08:30' or '17:00'.",
      "content/a-try.ts, film, field youtubeId: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' is not the id of a video. " +
        "Write only the eleven letters and digits that follow watch?v= in its address: 'dQw4w9WgXcQ'.",
      "content/a-try.ts, questions, field id: 'costs' appears more than once in this list. Give each its own id.",
      'content/a-try.ts, more, field href: there is no page /homcare. Write a path of content/routes.ts, without a slash at its end.',
      'content/a-try.ts, scene, field picture: there is no picture images/programs/meels. Put the file there as .svg, .jpg, or .png, or name one that is there.',
      "content/newsletters.ts, printEditions 'A new one', field url: there is no PDF documents/newsletters/a-new-one.pdf. Put it there under exactly this name; capitals count.",
    ].sort(),
  )
})
