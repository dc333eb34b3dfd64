/** @jest-environment node */
import { filesIn, sourceFiles } from './source-files'

/** What the build writes into public/, under names that change with the content or that browsers expect. */
const made = /^public\/(pictures|og|documents|admin)\/|^public\/(favicon\.ico|icon.*|apple-touch-icon\.png)$/

test('every file in public/ is made by the build or mentioned by a page', () => {
  const texts = sourceFiles(['.ts', '.tsx', '.scss', '.mjs']).map(({ text }) => text)
  const stray = filesIn('public')
    .filter((path) => !made.test(path) && !/\/\./.test(path))
    .filter((path) => !texts.some((text) => text.includes(path.replace('public/', '/'))))
  expect(stray).toEqual([])
})

test('every original in images/ is shown on a page', () => {
  const texts = sourceFiles(['.ts', '.tsx', '.mjs', '.json'], ['app', 'components', 'content', 'lib', 'scripts']).map(
    ({ text }) => text,
  )
  // The people are there for the next scene, the palette for the build, and stills of videos for the office to choose from.
  const unused = filesIn('images')
    .filter((path) => !/^images\/(people\/|videos\/|palette\.json$)/.test(path))
    .map((path) => path.replace(/^images\/|\.[^.]+$/g, ''))
    .filter((name) => !texts.some((text) => text.includes(name)))
  expect(unused).toEqual([])
})
