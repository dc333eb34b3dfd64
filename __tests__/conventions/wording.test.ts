/** @jest-environment node */
import { organization } from '@/content/organization'
import { sourceFiles } from './source-files'

const thisFile = '__tests__/conventions/wording.test.ts'

/** Lines in the files that match a pattern, as 'path:line text'. */
function lines(files: { path: string; text: string }[], pattern: RegExp): string[] {
  return files
    .filter(({ path }) => path !== thisFile)
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((content, index) => (pattern.test(content) ? `${path}:${index + 1} ${content.trim()}` : [])),
    )
}

const everything = sourceFiles(['.ts', '.tsx', '.mjs', '.scss'])

test('nothing is left for later', () => {
  expect(lines(everything, /\b(TODO|FIXME|XXX|HACK)\b|lorem ipsum|coming soon/)).toEqual([])
})

test("the provider's name is written in content/ and nowhere else in the code", () => {
  const code = sourceFiles(['.ts', '.tsx', '.scss', '.mjs'], ['app', 'components', 'scripts', 'server', 'styles'])
  expect(lines(code, new RegExp(organization.name, 'i'))).toEqual([])
})

test('in content, too, the name comes from content/organization.ts', () => {
  const files = sourceFiles(['.ts'], ['content']).filter(({ path }) => !/organization\.ts$/.test(path))
  expect(lines(files, new RegExp(organization.name))).toEqual([])
})

test('phone numbers, too, are written once', () => {
  const numbers = [organization.phone.printed, organization.fax]
    .filter(Boolean)
    .map((number) => number.replace(/\D/g, '').slice(-7))
  const pattern = new RegExp(numbers.map((digits) => `${digits.slice(0, 3)}-?${digits.slice(3)}`).join('|'))
  const files = sourceFiles(['.ts', '.tsx'], ['app', 'components', 'content', 'lib', 'server'])
  expect(
    lines(
      files.filter(({ path }) => path !== 'content/organization.ts'),
      pattern,
    ),
  ).toEqual([])
})
