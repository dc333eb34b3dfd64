import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { writeIfChanged } from './files'
import { Problem, step, whenStartedAlone } from './step'

const sources = 'node_modules/@fontsource-variable'
const target = 'generated/fonts'

/** The two typefaces of the site and the weights it uses; headings and figures have one. */
const fonts = [
  {
    name: 'atkinson',
    file: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
  { name: 'fraunces', file: 'fraunces/files/fraunces-latin-wght-normal.woff2', weights: 600 },
] as const

/** Kerning and marks, common ligatures, and figures: tabular and lining for tables and statistics. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'rvrn', 'tnum', 'lnum']

/** Every character the site can print: Basic Latin, letters that names are written with, and typographic signs. */
export const siteCharacters: string = [
  range(0x20, 0x7e),
  'ÁÀÂÄÃÅÇÉÈÊËÍÎÏÑÓÒÔÖÕØÚÙÛÜÝáàâäãåçéèêëíîïñóòôöõøúùûüýß',
  '\u00a0‘’“”–—…•›−×·©§®°½¼¾',
].join('')

/** Where the original of one of the two fonts lies. */
export function fontFile(name: (typeof fonts)[number]['name']): string {
  return join(sources, fonts.find((font) => font.name === name)?.file ?? '')
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

/** Writes the site's two fonts, cut down to its characters, weights and features. */
export async function makeFonts(): Promise<string> {
  const made = await Promise.all(
    fonts.map(async ({ name, file, weights }) => {
      const original = await readFile(join(sources, file)).catch(() => {
        throw new Problem(`${sources}/${file}: this font is missing. Run \`npm ci\`.`)
      })
      const subset = await subsetFont(original, siteCharacters, {
        targetFormat: 'woff2',
        keepFeatures: features,
        variationAxes: { wght: weights },
      })
      await writeIfChanged(join(target, `${name}.woff2`), subset)
      return `${name} ${(subset.length / 1024).toFixed(1)} KB`
    }),
  )
  return made.join(', ')
}

whenStartedAlone('fonts.ts', () => step('fonts', makeFonts))
