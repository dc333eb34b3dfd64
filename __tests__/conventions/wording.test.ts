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

test('no test is switched off, unless a program it needs is missing', () => {
  const tests = everything.filter(({ path }) => /^(e2e|__tests__)\//.test(path))
  expect(
    lines(
      tests,
      /(?<!\? test : )\b(it|test|describe)\.(skip(?!\(!executablePath, ')|only|fixme|todo)\b|\bx(it|describe)\(/,
    ),
  ).toEqual([])
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
  const numbers = [organization.phone, organization.fax].map(({ printed }) => printed.replace(/\D/g, '').slice(-7))
  const pattern = new RegExp(numbers.map((digits) => `${digits.slice(0, 3)}-?${digits.slice(3)}`).join('|'))
  const files = sourceFiles(['.ts', '.tsx'], ['app', 'components', 'content', 'lib', 'server'])
  expect(
    lines(
      files.filter(({ path }) => path !== 'content/organization.ts'),
      pattern,
    ),
  ).toEqual([])
})

test('no color is written as a number in styles or components', () => {
  const styles = sourceFiles(['.scss'], ['components', 'styles']).filter(
    ({ path }) => !path.startsWith('styles/settings/'),
  )
  expect(lines(styles, /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3})\b/i)).toEqual([])
  expect(lines(sourceFiles(['.tsx', '.ts'], ['components']), /['"`]#(?:[0-9a-f]{6}|[0-9a-f]{3})['"`]/i)).toEqual([])
})

test('no script is too long to keep in your head', () => {
  const long = sourceFiles(['.ts', '.tsx', '.mjs'], ['app', 'components', 'scripts', 'server'])
    .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
    .filter(({ lines: count }) => count > 200)
  expect(long).toEqual([])
})
