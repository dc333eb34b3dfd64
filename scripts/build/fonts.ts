import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { Problem } from '@/scripts/step'
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

/** Kerning, marks, and common ligatures. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'rvrn']

/** The characters nearly every page uses: Basic Latin, typographic signs, and the ñ of “Español” in every header. */
const everyday = [range(0x20, 0x7e), '\u00a0‘’“”–—…•›−×·©§®°½¼¾ñ'].join('')

/** Bytes of a font that fit, with their headers, in a server's first round trip. */
const oneRoundTrip = 13_600

/** Letters found in some names. A browser fetches them only for a page that has one. */
const accented = '¡¿ÁÀÂÄÃÅÇÉÈÊËÍÎÏÑÓÒÔÖÕØÚÙÛÜÝáàâäãåçéèêëíîïóòôöõøúùûüýß'

export const siteCharacters: string = everyday + accented

export function fontFile(name: (typeof fonts)[number]['name']): string {
  return join(sources, fonts.find((font) => font.name === name)?.file ?? '')
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

/**
 * Writes the site's two fonts, cut down to its weights and features, each in two files: the everyday characters, and
 * the accented letters. The text's zero goes into the style sheet.
 */
export async function makeFonts(): Promise<string> {
  await makeZero()
  const made = await Promise.all(
    fonts.map(async ({ name, file, weights }) => {
      const original = await readFont(file)
      const cut = (characters: string) =>
        subsetFont(original, characters, {
          targetFormat: 'woff2',
          keepFeatures: features,
          variationAxes: { wght: weights },
        })
      const everydayFile = await cut(everyday)
      if (everydayFile.length > oneRoundTrip) {
        throw new Problem(
          `${name}.woff2 has ${everydayFile.length} bytes, ${oneRoundTrip} at most: see scripts/build/fonts.ts.`,
        )
      }
      await writeIfChanged(join(target, `${name}.woff2`), everydayFile)
      await writeIfChanged(join(target, `${name}-accented.woff2`), await cut(accented))
      return `${name} ${(everydayFile.length / 1024).toFixed(1)} KB`
    }),
  )
  return made.join(', ')
}

/**
 * The zero of the text's typeface has a slash, which reads like an 8 in small print. This one has none and the same
 * width and weight. It's a font of one glyph, about a kilobyte, that comes with the styles instead of in a third file.
 */
async function makeZero(): Promise<void> {
  const zero = await subsetFont(await readFont('libre-franklin/files/libre-franklin-latin-wght-normal.woff2'), '0', {
    targetFormat: 'woff2',
    keepFeatures: [],
    variationAxes: { wght: fonts[0].weights },
  })
  const { min, max } = fonts[0].weights
  await writeIfChanged(
    'generated/_zero.scss',
    `// Written by scripts/build/fonts.ts.
@font-face {
  font-family: zero;
  font-weight: ${min} ${max};
  size-adjust: 94%;
  src: url('data:font/woff2;base64,${Buffer.from(zero).toString('base64')}') format('woff2');
  unicode-range: U+30;
}
`,
  )
}

async function readFont(file: string): Promise<Buffer> {
  return readFile(join(sources, file)).catch(() => {
    throw new Problem(`${sources}/${file}: this font is missing. Run \`npm ci\`.`)
  })
}
