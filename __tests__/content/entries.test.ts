/** @jest-environment node */
import { filesUnder } from '@/scripts/build/files'
import { type ContentModule, entriesOf, loadContent } from '@/scripts/checks/content-entries'
import { sentence } from '@/scripts/checks/findings'
import { checkValues } from '@/scripts/checks/value-checks'

let modules: ContentModule[]

beforeAll(async () => {
  modules = await loadContent()
})

test('every picture, link, number, time, and id is valid', async () => {
  const names = new Set((await filesUnder('images')).map((file) => file.replace(/\.[^.]+$/, '')))
  expect((await checkValues(names)).findings.map(sentence)).toEqual([])
})

test('URLs elsewhere are https and complete', () => {
  const broken = [...entriesOf(modules)]
    .filter(({ value }) => typeof value === 'string' && /^https?:/.test(value))
    .filter(({ value }) => !URL.canParse(String(value)) || !String(value).startsWith('https://'))
  expect(broken.map(({ file, entry, value }) => `${file}, ${entry}: ${value}`)).toEqual([])
})

test('words are plain text: no HTML, no double spaces, no space at either end', () => {
  const odd = [...entriesOf(modules)].filter(
    ({ value, field }) =>
      typeof value === 'string' && (/<\/?[a-z]+[ >/]|&[a-z]+;|\S {2}\S/.test(value) || isPadded(value, field)),
  )
  expect(odd.map(({ file, entry, field, value }) => `${file}, ${entry}, ${field}: ${value}`)).toEqual([])
})

/** A space at the end is right only where a link follows in the same paragraph, or after a prefix. */
function isPadded(value: string, field: string): boolean {
  return value !== value.trim() && !field.startsWith('[') && !/prefix$/i.test(field)
}
