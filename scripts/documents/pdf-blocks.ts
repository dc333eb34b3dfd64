import { type Block, colors, styles } from './pdf-look'
import type { PdfWriter } from './pdf-page'

/** Empty space. */
export const gap = (points: number): Block => ({ height: () => points, draw: () => {} })

/** Blocks stacked vertically. */
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

/** Steps with their numbers. */
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

/** A block on a pale background. */
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
