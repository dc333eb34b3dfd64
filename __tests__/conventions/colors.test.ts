/** @jest-environment node */
import { palette } from '@/content/palette'
import { inBrandColors } from '@/scripts/build/colors'
import { sourceFiles } from './source-files'

/** A palette with other greens, such as the owner may choose one day. */
const other = { ...palette, forest: '#101010', forestDeep: '#202020', sage: '#303030', sageLight: '#404040' }

const brand = [palette.forest, palette.forestDeep, palette.sage, palette.sageLight]
const drawings = sourceFiles(['.svg'], ['images']).map(({ path, text }) => ({ path, text: inBrandColors(text, other) }))

/** Red, green and blue. */
const parts = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** True for two different colors no one could tell apart by eye. */
function isNearly(one: string, two: string): boolean {
  return parts(one).every((value, index) => Math.abs(value - (parts(two)[index] ?? 0)) <= 6)
}

test('no drawing has its own brand green: they all change with the palette', () => {
  const own = drawings.flatMap(({ path, text }) =>
    [...text.matchAll(/#[0-9a-f]{6}\b/gi)].flatMap(([color]) =>
      brand.some((green) => isNearly(color.toLowerCase(), green)) ? `${path}: ${color}` : [],
    ),
  )
  expect(own).toEqual([])
})

test('drawings write colors only with #, so the build finds them', () => {
  const unseen = drawings.filter(({ text }) => /\b(?:rgba?|hsla?|oklch|color)\(|="(?:green|darkgreen)"/i.test(text))
  expect(unseen.map(({ path }) => path)).toEqual([])
})

test('no code names a color, except content/palette.ts', () => {
  const files = sourceFiles(['.ts', '.tsx'], ['app', 'components', 'content', 'lib', 'scripts', 'server'])
  const found = files
    .filter(({ path }) => !['content/palette.ts', 'scripts/build/colors.ts'].includes(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?<=[\s:'"])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\w(-])/gi)].map(([hex]) => `${path}: ${hex}`),
    )
  expect(found).toEqual([])
})
