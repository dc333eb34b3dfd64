import { readFile } from 'node:fs/promises'
import fontkit from '@cantoo/fontkit'
import { type PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib'
import subsetFont from 'subset-font'
import { fontFile, siteCharacters } from '@/scripts/build/fonts'

/** A document's fonts: the site's own for what's printed, and Helvetica for what's typed into fields. */
export type PdfFonts = Record<'heading' | 'body' | 'bold' | 'field', PDFFont>

const cuts = {
  heading: { font: 'fraunces', weight: 600 },
  body: { font: 'atkinson', weight: 400 },
  bold: { font: 'atkinson', weight: 700 },
} as const

/**
 * Puts the fonts into a document. Fields use Helvetica, which every PDF reader has: not every reader can type in an
 * embedded subset.
 */
export async function embedFonts(pdf: PDFDocument): Promise<PdfFonts> {
  pdf.registerFontkit(fontkit)
  const [heading, body, bold] = await Promise.all([cut('heading'), cut('body'), cut('bold')])
  return {
    heading: await pdf.embedFont(heading, { customName: 'Fraunces-SemiBold' }),
    body: await pdf.embedFont(body, { customName: 'AtkinsonHyperlegibleNext-Regular' }),
    bold: await pdf.embedFont(bold, { customName: 'AtkinsonHyperlegibleNext-Bold' }),
    field: await pdf.embedFont(StandardFonts.Helvetica),
  }
}

const made = new Map<string, Promise<Buffer>>()

/** One weight of a variable font as a plain TrueType font, the kind a PDF can hold. Made once per run. */
function cut(name: keyof typeof cuts): Promise<Buffer> {
  const known = made.get(name)
  if (known) return known
  const { font, weight } = cuts[name]
  const cutting = readFile(fontFile(font)).then((original) =>
    subsetFont(original, siteCharacters, {
      targetFormat: 'truetype',
      keepFeatures: ['kern'],
      variationAxes: { wght: weight },
    }),
  )
  made.set(name, cutting)
  return cutting
}
