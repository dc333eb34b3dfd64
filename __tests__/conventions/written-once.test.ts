/** @jest-environment node */
import { inTurn } from '@/__tests__/in-turn'
import { supplied } from '@/content/facts'
import { organization } from '@/content/organization'
import { palette } from '@/content/palette'
import { inBrandColors } from '@/scripts/build/colors'
import { sourceFiles } from './source-files'

const thisFile = '__tests__/conventions/written-once.test.ts'
const code = ['app', 'components', 'lib', 'scripts', 'server', 'styles']
const numbers = [organization.phone.printed, ...supplied(organization.fax)]
const digits = numbers.map((printed) => printed.replace(/\D/g, '').slice(-7))
const phones = new RegExp(digits.map((number) => `${number.slice(0, 3)}-?${number.slice(3)}`).join('|'))

test(
  'the provider’s name, phone numbers and colors stand in content/ once, and nothing is left for later',
  inTurn(
    [
      ['the name', new RegExp(organization.name, 'i'), code, ''],
      ['the name in content', new RegExp(organization.name), ['content'], 'content/organization.ts'],
      ['a phone number', phones, [...code, 'content'], 'content/organization.ts'],
      ['a color', /(?<=[\s:'"])#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\w(-])/i, [...code, 'content'], 'content/palette.ts'],
      ['a task', /\b(TODO|FIXME|XXX|HACK)\b|lorem ipsum|coming soon/, undefined, thisFile],
    ],
    (what, pattern, rooms, home) => {
      const found = sourceFiles(['.ts', '.tsx', '.mjs', '.scss'], rooms)
        .filter(
          ({ path }) => path !== home && !(what === 'a color' && /\.scss$|scripts\/build\/colors\.ts$/.test(path)),
        )
        .flatMap(({ path, text }) => text.split('\n').map((line) => `${path}: ${line.trim()}`))
      expect(found.filter((line) => pattern.test(line.replace(/^\S+:/, '')))).toEqual([])
    },
  ),
)

/** A palette with other greens, such as the owner may choose one day. */
const other = { ...palette, forest: '#101010', forestDeep: '#202020', sage: '#303030', sageLight: '#404040' }
const brand = [palette.forest, palette.forestDeep, palette.sage, palette.sageLight]

/** True for two colors no one could tell apart by eye. */
function isNearly(one: string, two: string): boolean {
  const parts = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return parts(one).every((value, index) => Math.abs(value - (parts(two)[index] ?? 0)) <= 6)
}

test(
  'drawings write colors with #, and no brand green of their own: they all change with the palette',
  inTurn(sourceFiles(['.svg'], ['images']), ({ text }) => {
    const colors = inBrandColors(text, other).match(/#[0-9a-f]{6}\b/gi) ?? []
    expect(colors.filter((color) => brand.some((green) => isNearly(color, green)))).toEqual([])
    expect(text).not.toMatch(/\b(?:rgba?|hsla?|oklch|color)\(|="(?:green|darkgreen)"/i)
  }),
)
