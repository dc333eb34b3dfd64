import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Problem } from '@/scripts/step'

/** The folder, inside the originals, that holds the heads of the people in the pictures. */
export const partsFolder = 'people'

/** How many bytes a drawing may have, minified and compressed. */
const largest = { plain: 14 * 1024, brotli: 6 * 1024 }

/** `<use href="../people/aide-head.svg" transform="…"/>` places a head. */
const use = /<use href="([^"#]+\.svg)"(?: transform="([^"]*)")?\s*\/>/g

/**
 * A drawing with its people's shapes instead of links to them. If a part is missing, throws an error that names the
 * file, the part and the cure.
 */
export function composeScene(originals: string, file: string, text: string): string {
  return text.replace(use, (_, address: string, transform: string | undefined) => {
    const part = relative(originals, normalize(join(originals, dirname(file), address)))
    const path = join(originals, part)
    if (!existsSync(path)) {
      throw new Problem(`${join(originals, file)} asks for ${path}, which is not there. Add it, or correct its name.`)
    }
    const whole = readFileSync(path, 'utf8')
    const [root = '', attributes = ''] = /<svg\b([^>]*)>/.exec(whole) ?? []
    const strokes = attributes.match(/\bstroke-line\w+="[^"]*"/g) ?? []
    const shapes = whole.slice(whole.indexOf(root) + root.length, whole.lastIndexOf('</svg>'))
    const opening = ['<g', ...strokes, ...(transform ? [`transform="${transform}"`] : [])].join(' ')
    return `${opening}>${shapes}</g>`
  })
}

/** A minified drawing. Throws, naming the file and the cure, if it is too large to send. */
export function checkSize(path: string, data: Buffer): Buffer {
  const brotli = brotliCompressSync(data).length
  if (data.length > largest.plain || brotli > largest.brotli) {
    throw new Problem(
      `${path} has ${data.length} bytes (${brotli} compressed); ${largest.plain} (${largest.brotli}) at most. ` +
        'Take away shapes that no one would miss at the size of a card.',
    )
  }
  return data
}

/** Throws, naming the file and the cure, if a drawing uses a color that isn't in the palette. */
export function checkColors(path: string, text: string, palette: readonly string[]): void {
  const colors = text.match(/#[0-9a-f]{3}(?:[0-9a-f]{3})?\b/gi) ?? []
  const known = palette.map(inLongForm)
  const strange = [...new Set(colors.map(inLongForm))].filter((color) => !known.includes(color))
  if (strange.length > 0) {
    throw new Problem(
      `${path} uses ${strange.join(', ')}, which no other drawing does. ` +
        'Take the nearest color of images/palette.json, or add this one there if it must be.',
    )
  }
}

/** A three-digit color in its six-digit form, so each color is written one way. */
function inLongForm(color: string): string {
  const digits = color.slice(1).toLowerCase()
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}
