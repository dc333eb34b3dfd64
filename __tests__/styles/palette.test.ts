/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { palette as inCode } from '@/content/palette'
import { sourceFiles } from '../conventions/source-files'

/** '#FFFFFF' and '#fff' are the same color. */
const short = (hex: string) => hex.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')

const inStyles = new Map(
  [...readFileSync('styles/settings/_palette.scss', 'utf8').matchAll(/^\$([\w-]+): (#[0-9a-f]+);/gm)].map(
    ([, name, hex = '']) => [name, short(hex)],
  ),
)

test.each(Object.entries(inCode))('%s is the same color in code and in the styles', (name, hex) => {
  expect(short(hex)).toBe(inStyles.get(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)))
})

test('no other code names a color', () => {
  const files = sourceFiles(['.ts', '.tsx'], ['app', 'components', 'content', 'scripts', 'server'])
  const found = files
    .filter(({ path }) => path !== 'content/palette.ts')
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?<=[\s:'"])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\w(-])/gi)].map(([hex]) => `${path}: ${hex}`),
    )
  expect(found).toEqual([])
})
