import { type PDFField, PDFHexString, PDFName, type PDFPage, PDFString, StandardFonts } from '@cantoo/pdf-lib'
import { paperMessages } from '@/content/messages'
import type { CheckboxesField, PaperField, PaperLine, RadioField, RepeatedFields, ScheduleField } from '@/content/types'
import { type Block, beside, colors, contentWidth, gap, type Place, row, stack, styles, within } from './pdf-look'
import type { PdfWriter } from './pdf-page'

/** Heights in points: a line fits handwriting, an area fits a few sentences. */
const controlHeights = { line: 28, area: 96 }
const boxSize = 15
const fieldSize = 13

const frame = { borderColor: colors.field, borderWidth: 1, backgroundColor: colors.paper, textColor: colors.ink }

type ControlFacts = {
  id: string
  words: string
  isRequired: boolean
}

const columnGap = 24
const columnWidth = (contentWidth - columnGap) / 2

/**
 * The questions of a part as blocks that each stay on one page; half-width ones go side by side. Fields go into the
 * file in the order of these calls. `about` is read out before each question, if the labels alone aren't enough.
 */
export function questions(writer: PdfWriter, fields: readonly PaperField[], about = ''): Block[] {
  const blocks: Block[] = []
  for (let index = 0; index < fields.length; index++) {
    const field = fields[index]
    const next = fields[index + 1]
    if (!field) continue
    if (field.type === 'repeated') blocks.push(...repeated(writer, field))
    else if (!isHalf(field)) blocks.push(question(writer, field, about))
    else {
      const halves = [question(writer, field, about)]
      if (next && isHalf(next)) halves.push(question(writer, next, about))
      index += halves.length - 1
      blocks.push(row(halves, 2))
    }
  }
  return blocks
}

function isHalf(field: PaperField): field is PaperLine {
  return 'isHalf' in field && field.isHalf === true
}

function question(writer: PdfWriter, field: Exclude<PaperField, RepeatedFields>, about: string): Block {
  switch (field.type) {
    case 'radio':
      return radio(writer, field)
    case 'checkboxes':
      return checkboxes(writer, field)
    case 'schedule':
      return schedule(writer, field)
    default: {
      const facts = { id: field.id, words: about + spoken(field), isRequired: field.isRequired }
      const size = field.type === 'textarea' ? 'area' : 'line'
      return stack([...asked(writer, field), textControl(writer, facts, size)])
    }
  }
}

function asked(writer: PdfWriter, field: { label: string; hint?: string; isRequired: boolean }): Block[] {
  const label = field.isRequired ? `${field.label} ${paperMessages.required}` : field.label
  const words = [writer.words(label, styles.label)]
  if (field.hint) words.push(writer.words(field.hint, styles.soft))
  return [...words, gap(3)]
}

/** One answer out of several, side by side if there are few. */
function radio(writer: PdfWriter, field: RadioField): Block {
  const facts = { id: field.id, words: spoken(field), isRequired: field.isRequired }
  const circles = radioControls(writer, facts, field.options)
  const options = circles.map((circle, index) => choice(writer, circle, field.options[index] ?? ''))
  return stack([...asked(writer, field), options.length > 3 ? stack(options, 7) : row(options, 3)])
}

function checkboxes(writer: PdfWriter, field: CheckboxesField): Block {
  const groups = field.groups.map(({ legend, options }) => {
    const boxes = options.map(({ id, label }) =>
      choice(writer, checkControl(writer, { id, words: `${legend}: ${label}`, isRequired: false }), label),
    )
    return stack([writer.words(legend, styles.h3), gap(4), stack(boxes, 7), gap(14)])
  })
  const split = middleOf(groups.map((group) => group.height(columnWidth)))
  const columns = [groups.slice(0, split), groups.slice(split)].map((column) => stack(column))
  return stack([...asked(writer, field), gap(6), row(columns, 2, columnGap)])
}

/** Where to split the heights so the two columns come out most even. */
function middleOf(heights: readonly number[]): number {
  const sum = (parts: readonly number[]) => parts.reduce((total, height) => total + height, 0)
  const tallest = (split: number) => Math.max(sum(heights.slice(0, split)), sum(heights.slice(split)))
  return heights.reduce((best, _, split) => (tallest(split) < tallest(best) ? split : best), 0)
}

function choice(writer: PdfWriter, mark: Block, label: string): Block {
  return within(writer, 'P', beside(mark, 24, writer.words(label, { ...styles.text, tag: 'Lbl' })))
}

/** A line for each day, named `{id}-{Day}`. */
function schedule(writer: PdfWriter, field: ScheduleField): Block {
  const columns = field.days.length > 5 ? 4 : field.days.length
  const days = field.days.map((day) => {
    const facts = { id: `${field.id}-${day}`, words: `${day}: ${spoken(field)}`, isRequired: false }
    return stack([writer.words(day, styles.label), gap(3), textControl(writer, facts)])
  })
  const rows: Block[] = []
  for (let from = 0; from < days.length; from += columns) rows.push(row(days.slice(from, from + columns), columns, 10))
  return stack([...asked(writer, field), gap(4), stack(rows, 12)])
}

/** The same few questions several times, named `{id}{number}-{question}`; each set stays on one page. */
function repeated(writer: PdfWriter, field: RepeatedFields): Block[] {
  return field.legends.map((legend, index) => {
    const fields = field.fields.map((inner) => ({ ...inner, id: `${field.id}${index + 1}-${inner.id}` }))
    const asking = questions(writer, fields, `${legend}: `)
    return within(writer, 'Sect', stack([writer.words(legend, styles.h3), gap(6), stack(asking, 10), gap(6)]))
  })
}

function spoken({ label, hint }: { label: string; hint?: string }): string {
  return hint ? `${label}${/[.?!]$/.test(label) ? '' : '.'} ${hint}` : label
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

function textControl(writer: PdfWriter, facts: ControlFacts, size: 'line' | 'area' = 'line'): Block {
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
function radioControls(writer: PdfWriter, facts: ControlFacts, options: readonly string[]): Block[] {
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

function checkControl(writer: PdfWriter, facts: ControlFacts): Block {
  const box = writer.pdf.getForm().createCheckBox(facts.id)
  annotate(box, facts)
  return mark(({ page, x, top }) => {
    box.addToPage(page, { ...frame, ...inside(x, top, boxSize, boxSize) })
    register(writer, page, box, facts.words)
    useSign(box, '4')
  })
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
