/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crawl } from '@/scripts/rehearse/crawl'
import type { Facts } from '@/scripts/rehearse/facts'
import { temporaryFolder } from '../temporary-folder'

const facts: Facts = {
  officeHours: 'Monday',
  counts: { programs: 'seven', videos: 'sixteen' },
  numbers: ['six', 'seven', 'fourteen', 'sixteen'],
  promises: [],
}

/** What is found in a one-page site. */
async function foundIn(page: string, gone: string[] = []): Promise<string[]> {
  const copy = await temporaryFolder()
  mkdirSync(join(copy, 'out'))
  writeFileSync(join(copy, 'out/index.html'), page)
  return crawl(copy, gone, facts)
}

test.each([
  ['the word sample', 'A sample page'],
  ['a reserved telephone number', 'Call (908) 555-0100'],
  ['a sample address', '<a href="https://donate.example.org/">'],
  ['the word stand-in', 'This seal is a stand-in.'],
])('%s is found in a page', async (what, page) => {
  expect(await foundIn(page)).toEqual([expect.stringContaining(`index.html has ${what}: `)])
})

test('a replaced value is found wherever it is still used', async () => {
  expect(await foundIn('<p>Monday to\nFriday</p>', ['Monday to Friday'])).toEqual([
    expect.stringContaining("index.html still says 'Monday to Friday'"),
  ])
})

test('a sentence with an outdated count is found', async () => {
  expect(await foundIn('Fourteen videos about our seven programs')).toEqual([
    expect.stringContaining('index.html counts wrong: …Fourteen videos'),
  ])
})

test('an edition the build made up is found', async () => {
  const copy = await temporaryFolder()
  mkdirSync(join(copy, 'out/documents/newsletters'), { recursive: true })
  writeFileSync(join(copy, 'out/documents/newsletters/fall.pdf'), '')
  expect(await crawl(copy, [], facts)).toEqual([expect.stringContaining('no edition of the owner')])
})

test('a correct page is left alone', async () => {
  expect(await foundIn('Sixteen videos about our seven programs', ['six programs'])).toEqual([])
})
