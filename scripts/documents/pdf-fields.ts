import { paperMessages } from '@/content/messages'
import type { CheckboxesField, PaperField, PaperLine, RadioField, RepeatedFields, ScheduleField } from '@/content/types'
import { beside, gap, row, stack, within } from './pdf-blocks'
import { checkControl, radioControls, textControl } from './pdf-controls'
import { type Block, contentWidth, styles } from './pdf-look'
import type { PdfWriter } from './pdf-page'

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

/** The question and its hint. */
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

/** Any number of answers, in groups across two columns. */
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

/** A box or circle with its words. */
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

/** What a screen reader says at a field. */
function spoken({ label, hint }: { label: string; hint?: string }): string {
  return hint ? `${label}${/[.?!]$/.test(label) ? '' : '.'} ${hint}` : label
}
