import { readFile } from 'node:fs/promises'
import fontkit from '@cantoo/fontkit'
import { type PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib'
import subsetFont from 'subset-font'
import { fontFile, siteCharacters } from '@/scripts/build/fonts'

/** A document's fonts: the site's own for what's printed, and Helvetica for what's typed into fields. */
export type PdfFonts = Record<'heading' | 'body' | 'bold' | 'field', PDFFont>

/** Cut once per run. */
let made: Promise<[heading: Buffer, body: Buffer, bold: Buffer]> | undefined

/**
 * Puts the fonts into a document. Fields use Helvetica, which every PDF reader has: not every reader can type in an
 * embedded subset.
 */
export async function embedFonts(pdf: PDFDocument): Promise<PdfFonts> {
  pdf.registerFontkit(fontkit)
  made ??= Promise.all([cut('fraunces', 600), cut('atkinson', 400), cut('atkinson', 700)])
  const [heading, body, bold] = await made
  return {
    heading: await pdf.embedFont(heading, { customName: 'Fraunces-SemiBold' }),
    body: await pdf.embedFont(body, { customName: 'AtkinsonHyperlegibleNext-Regular' }),
    bold: await pdf.embedFont(bold, { customName: 'AtkinsonHyperlegibleNext-Bold' }),
    field: await pdf.embedFont(StandardFonts.Helvetica),
  }
}

/** One weight of a variable font as a plain TrueType font, the kind a PDF can hold. */
async function cut(font: Parameters<typeof fontFile>[0], wght: number): Promise<Buffer> {
  const options = { targetFormat: 'truetype', keepFeatures: ['kern'], variationAxes: { wght } } as const
  return subsetFont(await readFile(fontFile(font)), siteCharacters, options)
}
