/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { sourceFiles } from './source-files'

/*
 * Some browsers in package.json's browserslist are older than the code we write. The build compiles down what it can;
 * these are the things it can't.
 */
const stylesheets = sourceFiles(['.scss'], ['components', 'styles'])
const loader = sourceFiles(['.ts'], ['scripts']).filter(({ path }) => path === 'scripts/export/start-late.ts')
const scripts = [...sourceFiles(['.ts', '.tsx'], ['components', 'content', 'lib']), ...loader]

test('a height that follows the bars of a phone’s browser comes after one every browser knows', () => {
  const alone = stylesheets.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index, lines) => {
      const isKnown = lines[index - 1]?.trim() === line.trim().replaceAll('dvh', 'vh')
      return line.includes('dvh') && !isKnown ? [`${path}: write the same with vh before '${line.trim()}'`] : []
    }),
  )
  expect(alone).toEqual([])
})

/** Selectors with `:has()` that aren't inside an `@supports` that checks for it. */
function unasked(scss: string): string[] {
  const code = scss.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const around: string[] = []
  const found: string[] = []
  for (const [, head = '', sign] of code.matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '}') around.pop()
    if (sign !== '{') continue
    const isAsked = around.some((outer) => outer === '@supports selector(:has(a))')
    if (head.includes(':has(') && !head.includes('@supports') && !isAsked) found.push(head.trim())
    around.push(head.trim())
  }
  return found
}

test('a style that uses :has() first checks whether the browser knows it', () => {
  expect(unasked('.a:has(b) { color: red; } @supports selector(:has(a)) { .c:has(d) { color: red; } }')).toEqual([
    '.a:has(b)',
  ])
  expect(stylesheets.flatMap(({ path, text }) => unasked(text).map((selector) => `${path}: ${selector}`))).toEqual([])
})

test(
  'no page asks an older browser for what it doesn’t have',
  inTurn(
    [
      [/\bAbortSignal\.(timeout|any)\b/, 'a timer that calls abort()'],
      [/\.(findLast|findLastIndex)\(/, 'filter and at'],
      [/\.(toSorted|toReversed|toSpliced|with)\(/, 'a copy'],
      [/\(\?<[=!]/, 'a pattern that takes what stands before'],
      [/\b(structuredClone|Promise\.withResolvers|Object\.groupBy)\b/, 'your own'],
    ],
    (words, instead) => {
      const users = scripts.filter(({ text }) => words.test(text)).map(({ path }) => `${path}: use ${instead}`)
      expect(users).toEqual([])
    },
  ),
)
