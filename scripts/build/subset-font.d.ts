declare module 'subset-font' {
  /** Keeps only the glyphs of a text; `variationAxes` narrows or pins the axes of a variable font. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      keepFeatures?: readonly string[]
      variationAxes?: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Buffer>
}
