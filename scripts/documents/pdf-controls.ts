import { type PDFField, PDFHexString, PDFName, type PDFPage, PDFString, StandardFonts } from '@cantoo/pdf-lib'
import { type Block, colors, type Place } from './pdf-look'
import type { PdfWriter } from './pdf-page'

/** Heights in points: a line fits handwriting, an area fits a few sentences. */
const controlHeights = { line: 28, area: 96 }
const boxSize = 15
const fieldSize = 13

const frame = { borderColor: colors.field, borderWidth: 1, backgroundColor: colors.paper, textColor: colors.ink }

export type ControlFacts = {
  /** Name the answer is kept under. */
  id: string
  /** What a screen reader says. */
  words: string
  isRequired: boolean
}

/** A box to write in. */
export function textControl(writer: PdfWriter, facts: ControlFacts, size: 'line' | 'area' = 'line'): Block {
  const field = writer.pdf.getForm().createTextField(facts.id)
  annotate(field, facts)
  if (size === 'area') field.enableMultiline()
  const height = controlHeights[size]
  return {
    height: () => height,
    draw: ({ page, x, top, width }) => {
      field.addToPage(page, { ...frame, ...inside(x, top, width, height), font: writer.fonts.field })
      field.setFontSize(fieldSize)
      field.defaultUpdateAppearances(writer.fonts.field)
      register(writer, page, field, facts.words)
    },
  }
}

/** Radio buttons, each with its label. None is selected to begin with. */
export function radioControls(writer: PdfWriter, facts: ControlFacts, options: readonly string[]): Block[] {
  const group = writer.pdf.getForm().createRadioGroup(facts.id)
  annotate(group, facts)
  return options.map((option) =>
    mark((place) => {
      group.addOptionToPage(option, place.page, { ...frame, ...inside(place.x, place.top, boxSize, boxSize) })
      register(writer, place.page, group, `${facts.words} ${option}`)
      useSign(group, 'l')
    }),
  )
}

/** A box to tick. */
export function checkControl(writer: PdfWriter, facts: ControlFacts): Block {
  const box = writer.pdf.getForm().createCheckBox(facts.id)
  annotate(box, facts)
  return mark(({ page, x, top }) => {
    box.addToPage(page, { ...frame, ...inside(x, top, boxSize, boxSize) })
    register(writer, page, box, facts.words)
    useSign(box, '4')
  })
}

/** Tells PDF readers where the fields' fonts are, for when they draw what someone types. */
export async function finishForm(writer: PdfWriter): Promise<void> {
  const { dict } = writer.pdf.getForm().acroForm
  const { context } = writer.pdf
  const signs = await writer.pdf.embedFont(StandardFonts.ZapfDingbats)
  const { field } = writer.fonts
  dict.set(PDFName.of('DR'), context.obj({ Font: { [field.name]: field.ref, ZaDb: signs.ref } }))
  dict.set(PDFName.of('DA'), PDFString.of(`/${field.name} ${fieldSize} Tf 0 g`))
}

/** The space for a circle or box, centered on its line of words. */
function mark(draw: (place: Place) => void): Block {
  return { height: () => boxSize + 3, draw: (place) => draw({ ...place, top: place.top - 1.5 }) }
}

function annotate(field: PDFField, { words, isRequired }: ControlFacts): void {
  field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(words))
  if (isRequired) field.enableRequired()
}

/** Adds the part of a field that was drawn last to the document's reading order. */
function register(writer: PdfWriter, page: PDFPage, field: PDFField, words: string): void {
  const widget = field.acroField.getWidgets().at(-1)
  if (widget) writer.tags.control(page, widget.dict, words)
}

/** Names the ZapfDingbats sign, which readers draw themselves; the library names a font that isn't there. */
function useSign(field: PDFField, sign: 'l' | '4'): void {
  field.acroField.setDefaultAppearance('/ZaDb 0 Tf 0 g')
  for (const widget of field.acroField.getWidgets()) {
    widget.getOrCreateAppearanceCharacteristics().setCaptions({ normal: sign })
  }
}

/** The library draws the border outside the size it's given. */
function inside(x: number, top: number, width: number, height: number) {
  return { x: x + 0.5, y: top - height + 0.5, width: width - 1, height: height - 1 }
}
