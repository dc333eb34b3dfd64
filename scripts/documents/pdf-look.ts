import { type PDFPage, rgb } from '@cantoo/pdf-lib'
import { palette } from '@/content/palette'
import type { PdfFonts } from './pdf-fonts'
import type { PdfWriter } from './pdf-page'
import type { Tag } from './pdf-tags'

/** US Letter and its margins, in points (72 to the inch). */
export const paper = { width: 612, height: 792, margin: 54, foot: 72 } as const
export const contentWidth = paper.width - 2 * paper.margin

export const colors = {
  ink: fromHex(palette.ink),
  soft: fromHex(palette.inkSoft),
  forest: fromHex(palette.forest),
  clay: fromHex(palette.clay),
  line: fromHex(palette.sandLine),
  field: fromHex(palette.stone),
  calm: fromHex(palette.mistPale),
  paper: fromHex(palette.paper),
}

export type TextStyle = { font: keyof PdfFonts; size: number; color: keyof typeof colors; leading: number; tag: Tag }

/** Nothing is smaller than 12 pt, which people over 65 can read without effort. */
export const styles = {
  h1: { font: 'heading', size: 30, color: 'forest', leading: 36, tag: 'H1' },
  h2: { font: 'heading', size: 18, color: 'forest', leading: 24, tag: 'H2' },
  panel: { font: 'heading', size: 15, color: 'forest', leading: 20, tag: 'H2' },
  h3: { font: 'bold', size: 12.5, color: 'forest', leading: 17, tag: 'H3' },
  name: { font: 'heading', size: 17, color: 'forest', leading: 24, tag: 'P' },
  phone: { font: 'heading', size: 15, color: 'forest', leading: 24, tag: 'P' },
  lead: { font: 'body', size: 14, color: 'soft', leading: 20, tag: 'P' },
  text: { font: 'body', size: 12.5, color: 'ink', leading: 18, tag: 'P' },
  soft: { font: 'body', size: 12, color: 'soft', leading: 16.5, tag: 'P' },
  label: { font: 'bold', size: 12.5, color: 'ink', leading: 17, tag: 'P' },
  mark: { font: 'bold', size: 12.5, color: 'clay', leading: 18, tag: 'Lbl' },
} as const satisfies Record<string, TextStyle>

/** Where something is drawn: left edge, top edge and width, in points from the lower left corner of the page. */
export type Place = { page: PDFPage; x: number; top: number; width: number }

/** Something that can be measured before it is drawn. */
export type Block = { height: (width: number) => number; draw: (place: Place) => void }

export function fromHex(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return rgb(red, green, blue)
}

export const gap = (points: number): Block => ({ height: () => points, draw: () => {} })

export function stack(blocks: readonly Block[], gap = 0): Block {
  const gaps = gap * Math.max(0, blocks.length - 1)
  return {
    height: (width) => blocks.reduce((sum, block) => sum + block.height(width), gaps),
    draw: (place) => {
      let { top } = place
      for (const block of blocks) {
        block.draw({ ...place, top })
        top -= block.height(place.width) + gap
      }
    },
  }
}

/** Blocks side by side in equal columns; `columns` keeps their width if there are fewer blocks. */
export function row(blocks: readonly Block[], columns = blocks.length, gap = 16): Block {
  const each = (width: number) => (width - gap * (columns - 1)) / columns
  return {
    height: (width) => Math.max(0, ...blocks.map((block) => block.height(each(width)))),
    draw: (place) => {
      const width = each(place.width)
      for (const [index, block] of blocks.entries()) block.draw({ ...place, width, x: place.x + index * (width + gap) })
    },
  }
}

/** A block next to a narrow one, such as words next to their number or box. */
export function beside(narrow: Block, narrowWidth: number, block: Block): Block {
  return {
    height: (width) => Math.max(narrow.height(narrowWidth), block.height(width - narrowWidth)),
    draw: (place) => {
      narrow.draw({ ...place, width: narrowWidth })
      block.draw({ ...place, x: place.x + narrowWidth, width: place.width - narrowWidth })
    },
  }
}

export function numbered(writer: PdfWriter, steps: readonly string[]): Block {
  const items = steps.map((step, index) => {
    const words = writer.words(step, { ...styles.text, tag: 'LBody' })
    return within(writer, 'LI', beside(writer.words(`${index + 1}`, styles.mark), 20, words))
  })
  return within(writer, 'L', stack(items, 4))
}

/** A block that's one element of the document structure. */
export function within(writer: PdfWriter, tag: 'L' | 'LI' | 'Sect' | 'P', block: Block): Block {
  return { height: block.height, draw: (place) => writer.tags.within(tag, () => block.draw(place)) }
}

export function panel(writer: PdfWriter, block: Block): Block {
  const padding = 14
  return {
    height: (width) => block.height(width - 2 * padding) + 2 * padding,
    draw: ({ page, x, top, width }) => {
      const height = block.height(width - 2 * padding) + 2 * padding
      writer.tags.ornament(page, () => {
        page.drawRectangle({ x, y: top - height, width, height, color: colors.calm })
        page.drawRectangle({ x, y: top - height, width: 3, height, color: colors.forest })
      })
      block.draw({ page, x: x + padding, top: top - padding, width: width - 2 * padding })
    },
  }
}
