import type { Finding } from './findings'

/** Every color must be six digits of the kind that browsers, drawings and PDFs all read. */
export function checkColors(palette: Readonly<Record<string, string>>): Finding[] {
  const cure = 'Write # and then six digits, or letters from a to f.'
  return Object.entries(palette)
    .filter(([, color]) => !/^#[\da-f]{6}$/i.test(color))
    .map(([field, color]) => {
      return { file: 'content/palette.ts', entry: 'palette', field, problem: `'${color}' is not a color.`, cure }
    })
}
