import { palette } from '@/content/palette'
import { writeIfChanged } from './files'

type Palette = Readonly<Record<keyof typeof palette, string>>

/** The brand greens as written in drawings, and the palette color each stands for. */
const drawn: Readonly<Record<string, keyof typeof palette>> = {
  '#1f4a3a': 'forest',
  '#17382c': 'forestDeep',
  '#567a64': 'sage',
  '#8fae97': 'sageLight',
}

/** A drawing with the palette's greens instead of the ones it was drawn with. */
export function inBrandColors(svg: string, colors: Palette = palette): string {
  return svg.replace(/#[0-9a-f]{6}\b/gi, (color) => {
    const name = drawn[color.toLowerCase()]
    return name ? colors[name] : color
  })
}

/** The palette as Sass reads it: `$sage-light: #8fae97;`. */
export function paletteStyles(colors: Palette = palette): string {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const lines = Object.entries(colors).map(([name, color]) => `$${kebab(name)}: ${color};`)
  return ['// Written by scripts/build/colors.ts from content/palette.ts. Do not edit.', ...lines, ''].join('\n')
}

/** Writes the palette for the stylesheets. */
export async function makeColors(): Promise<string> {
  await writeIfChanged('generated/_palette.scss', paletteStyles())
  return `${Object.keys(palette).length} colors`
}
