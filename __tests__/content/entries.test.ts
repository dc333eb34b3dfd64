/** @jest-environment node */
import { checkContent } from '@/scripts/checks/check-content'
import { type ContentModule, entriesOf, loadContent } from '@/scripts/checks/content-entries'

let modules: ContentModule[]

beforeAll(async () => {
  modules = await loadContent()
})

test('every fact fits its schema, and every picture, link, number, and id is valid', async () => {
  expect(await checkContent()).toMatch(/files$/)
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
