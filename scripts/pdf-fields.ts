import { type PDFField, PDFHexString, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import { paperMessages } from '../content/messages'
import type { CheckboxesField, PaperField, PaperLine, RadioField, RepeatedFields, ScheduleField } from '../content/types'
import { beside, row, stack, within } from './pdf-blocks'
import { type Block, colors, type Place, type PdfWriter, styles } from './pdf-page'

const lineHeight = 28
const areaHeight = 96
const boxSize = 15
const fieldSize = 13

const frame = { borderColor: colors.field, borderWidth: 1, backgroundColor: colors.paper, textColor: colors.ink }

/**
 * The questions of a part as blocks that each stay on one page; halves stand side by side. Fields come into the
 * file in the order of these calls.
 */
export function questions(writer: PdfWriter, fields: readonly PaperField[]): Block[] {
  const blocks: Block[] = []
  for (let index = 0; index < fields.length; index++) {
    const field = fields[index]
    const next = fields[index + 1]
    if (!field) continue
    if (field.type === 'repeated') blocks.push(...repeated(writer, field))
    else if (!isHalf(field)) blocks.push(question(writer, field))
    else {
      const halves = [question(writer, field)]
      if (next && isHalf(next)) halves.push(question(writer, next))
      index += halves.length - 1
      blocks.push(row(halves, 2))
    }
  }
  return blocks
}

function isHalf(field: PaperField): field is PaperLine {
  return 'isHalf' in field && field.isHalf === true
}

function question(writer: PdfWriter, field: Exclude<PaperField, RepeatedFields>): Block {
  switch (field.type) {
    case 'radio':
      return radio(writer, field)
    case 'checkboxes':
      return checkboxes(writer, field)
    case 'schedule':
      return schedule(writer, field)
    default:
      return line(writer, field)
  }
}

function line(writer: PdfWriter, field: PaperLine): Block {
  const words = spoken(field.label, field.hint)
  const height = field.type === 'textarea' ? areaHeight : lineHeight
  return stack([...asked(writer, field), writable(writer, { id: field.id, words, height, isRequired: field.isRequired })])
}

/** The question and its hint. */
function asked(writer: PdfWriter, field: { label: string; hint?: string; isRequired: boolean }): Block[] {
  const label = field.isRequired ? `${field.label} ${paperMessages.required}` : field.label
  const words = [writer.words(label, styles.label)]
  if (field.hint) words.push(writer.words(field.hint, styles.soft))
  return [...words, gap(3)]
}

/** A field to write in. */
function writable(
  writer: PdfWriter,
  { id, words, height, isRequired }: { id: string; words: string; height: number; isRequired: boolean },
): Block {
  const text = writer.pdf.getForm().createTextField(id)
  if (height > lineHeight) text.enableMultiline()
  if (isRequired) text.enableRequired()
  name(text, words)
  return {
    height: () => height,
    draw: ({ page, x, top, width }) => {
      text.addToPage(page, { ...frame, ...inside(x, top, width, height), font: writer.fonts.field })
      text.setFontSize(fieldSize)
      text.defaultUpdateAppearances(writer.fonts.field)
      control(writer, page, text, words)
    },
  }
}

/** One answer out of several, side by side while there are few. */
function radio(writer: PdfWriter, field: RadioField): Block {
  const group = writer.pdf.getForm().createRadioGroup(field.id)
  if (field.isRequired) group.enableRequired()
  name(group, spoken(field.label, field.hint))
  const options = field.options.map((option) =>
    choice(writer, option, (place) => {
      group.addOptionToPage(option, place.page, { ...frame, ...inside(place.x, place.top, boxSize, boxSize) })
      control(writer, place.page, group, `${field.label} ${option}`)
    }),
  )
  return stack([...asked(writer, field), row(options, Math.max(3, options.length))])
}

/** Any number of answers, in groups over two columns. */
function checkboxes(writer: PdfWriter, field: CheckboxesField): Block {
  const groups = field.groups.map((group) =>
    stack([
      writer.words(group.legend, styles.h3),
      gap(4),
      stack(
        group.options.map((option) => checkbox(writer, option.id, option.label, group.legend)),
        7,
      ),
      gap(14),
    ]),
  )
  const half = groups.reduce((sum, group) => sum + group.height(240), 0) / 2
  let left = 0
  const isLeft = groups.map((group) => (left += group.height(240)) - group.height(240) / 2 <= half)
  const column = (side: boolean) => stack(groups.filter((_, index) => isLeft[index] === side))
  return stack([...asked(writer, field), gap(6), row([column(true), column(false)], 2, 24)])
}

function checkbox(writer: PdfWriter, id: string, label: string, group: string): Block {
  const box = writer.pdf.getForm().createCheckBox(id)
  name(box, `${group}: ${label}`)
  return choice(writer, label, ({ page, x, top }) => {
    box.addToPage(page, { ...frame, ...inside(x, top, boxSize, boxSize) })
    control(writer, page, box, `${group}: ${label}`)
  })
}

/** A box or circle with its words. */
function choice(writer: PdfWriter, label: string, draw: (place: Place) => void): Block {
  const mark = { height: () => boxSize + 3, draw: (place: Place) => draw({ ...place, top: place.top - 1.5 }) }
  return within(writer, 'P', beside(mark, boxSize + 9, writer.words(label, { ...styles.text, tag: 'Lbl' })))
}

/** A line for each day, named `{id}-{Day}`. */
function schedule(writer: PdfWriter, field: ScheduleField): Block {
  const columns = field.days.length > 5 ? 4 : field.days.length
  const days = field.days.map((day) => {
    const words = spoken(`${day}: ${field.label}`, field.hint)
    const writing = writable(writer, { id: `${field.id}-${day}`, words, height: lineHeight, isRequired: false })
    return stack([writer.words(day, styles.label), gap(3), writing])
  })
  const rows: Block[] = []
  for (let from = 0; from < days.length; from += columns) rows.push(row(days.slice(from, from + columns), columns, 10))
  return stack([...asked(writer, field), gap(4), stack(rows, 12)])
}

/** The same few questions several times, named `{id}{number}-{question}`; each time stays on one page. */
function repeated(writer: PdfWriter, field: RepeatedFields): Block[] {
  return field.legends.map((legend, index) => {
    const fields = field.fields.map((inner) => ({ ...inner, id: `${field.id}${index + 1}-${inner.id}` }))
    const words = writer.words(legend, styles.h3)
    return within(writer, 'Sect', stack([words, gap(6), stack(questions(writer, fields), 10), gap(8)]))
  })
}

function inside(x: number, top: number, width: number, height: number) {
  // The library puts the border outside the size it is given.
  return { x: x + 0.5, y: top - height + 0.5, width: width - 1, height: height - 1 }
}

/** What a screen reader says for a field. */
function spoken(label: string, hint: string | undefined): string {
  return hint ? `${label}${/[.?!]$/.test(label) ? '' : '.'} ${hint}` : label
}

function name(field: PDFField, words: string): void {
  field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(words))
}

/** Puts the part of a field that was drawn last into the order of the document. */
function control(writer: PdfWriter, page: PDFPage, field: PDFField, words: string): void {
  const widget = field.acroField.getWidgets().at(-1)
  if (widget) writer.tags.control(page, widget.dict, words)
}

const gap = (points: number): Block => ({ height: () => points, draw: () => {} })
