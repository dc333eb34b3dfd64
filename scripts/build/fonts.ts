import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { Problem, step, whenStartedAlone } from '../../console/step'
import { writeIfChanged } from './files'

const sources = 'node_modules/@fontsource-variable'
const target = 'generated/fonts'

/** The site's two typefaces and the weights it uses; headings have just one. */
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

/** The characters nearly every page uses: Basic Latin, typographic signs, and the ñ of “Español” in every header. */
const everyday = [range(0x20, 0x7e), '\u00a0‘’“”–—…•›−×·©§®°½¼¾ñ'].join('')

/** Bytes of a font that fit, with their headers, in a server's first round trip. */
const oneRoundTrip = 13_600

/** Letters found in some names. A browser fetches them only for a page that has one. */
const accented = '¡¿ÁÀÂÄÃÅÇÉÈÊËÍÎÏÑÓÒÔÖÕØÚÙÛÜÝáàâäãåçéèêëíîïóòôöõøúùûüýß'

/** Figures of running text; the range of characters is also in app/fonts.ts. */
const figures = '0123456789$¼½¾'

/** From the weight of the text around them to the weight of headings. */
const figureWeights = { min: 400, max: 600 } as const

/** Every character the site can print. */
export const siteCharacters: string = everyday + accented

/** The original file of one of the two fonts. */
export function fontFile(name: (typeof fonts)[number]['name']): string {
  return join(sources, fonts.find((font) => font.name === name)?.file ?? '')
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

/**
 * Writes the site's two fonts, cut down to its weights and features, each in two files: the everyday characters, and
 * the accented letters. The heading font's figures are a small extra file, with the weights of the text around them.
 */
export async function makeFonts(): Promise<string> {
  const made = await Promise.all(
    fonts.map(async ({ name, file, weights }) => {
      const original = await readFile(join(sources, file)).catch(() => {
        throw new Problem(`${sources}/${file}: this font is missing. Run \`npm ci\`.`)
      })
      const cut = (characters: string, wght: typeof weights | typeof figureWeights = weights) =>
        subsetFont(original, characters, {
          targetFormat: 'woff2',
          keepFeatures: features,
          variationAxes: { wght },
        })
      const everydayFile = await cut(everyday)
      if (everydayFile.length > oneRoundTrip) {
        throw new Problem(
          `${name}.woff2 has ${everydayFile.length} bytes, ${oneRoundTrip} at most: see scripts/build/fonts.ts.`,
        )
      }
      await writeIfChanged(join(target, `${name}.woff2`), everydayFile)
      await writeIfChanged(join(target, `${name}-accented.woff2`), await cut(accented))
      if (name === 'fraunces') await writeIfChanged(join(target, 'figures.woff2'), await cut(figures, figureWeights))
      return `${name} ${(everydayFile.length / 1024).toFixed(1)} KB`
    }),
  )
  return made.join(', ')
}

whenStartedAlone('fonts.ts', () => step('fonts', makeFonts))
