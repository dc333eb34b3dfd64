/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { sourceFiles } from '../conventions/source-files'

const palette = new Set(
  [...readFileSync('styles/settings/_palette.scss', 'utf8').matchAll(/#[0-9a-f]+/g)].map(([hex]) => hex),
)

/** '#FFFFFF' and '#fff' are the same color. */
const short = (hex: string) => hex.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')

test('code that cannot read the styles names only colors of the palette', () => {
  const strangers = sourceFiles(['.ts', '.tsx'], ['app', 'components', 'content', 'scripts', 'server']).flatMap(
    ({ path, text }) =>
      [...text.matchAll(/(?<=[\s:'])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\w(])/gi)]
        .map(([hex]) => short(hex))
        .filter((hex) => !palette.has(hex))
        .map((hex) => `${path}: ${hex}`),
  )
  expect(strangers).toEqual([])
})
