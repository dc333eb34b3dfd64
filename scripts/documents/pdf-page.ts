import { readFile } from 'node:fs/promises'
import { PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import { leafFile } from '@/scripts/build/pictures'
import { embedFonts, type PdfFonts } from './pdf-fonts'
import { type Block, colors, contentWidth, fromHex, paper, stack, styles, type TextStyle } from './pdf-look'
import { TagTree } from './pdf-tags'

export type DocumentFacts = {
  title: string
  /** Who publishes it, printed at the top, and the number to call. */
  author: string
  phone: string
}

/** The date inside documents never changes, so rebuilding the same words gives the same file. */
const documentDate = new Date('2025-01-01T00:00:00Z')

/** A document on US Letter paper that grows from top to bottom, page by page. */
export class PdfWriter {
  #page: PDFPage
  #top = paper.height - paper.margin

  private constructor(
    readonly pdf: PDFDocument,
    readonly fonts: PdfFonts,
    readonly tags: TagTree,
    readonly facts: DocumentFacts,
  ) {
    this.#page = pdf.addPage([paper.width, paper.height])
  }

  /** A new document with the leaf and the publisher's name at the top of its first page. */
  static async start(facts: DocumentFacts): Promise<PdfWriter> {
    const pdf = await PDFDocument.create({ updateMetadata: false })
    pdf.setTitle(`${facts.title}, ${facts.author}`, { showInWindowTitleBar: true })
    pdf.setAuthor(facts.author)
    pdf.setLanguage('en-US')
    pdf.setCreationDate(documentDate)
    pdf.setModificationDate(documentDate)
    const writer = new PdfWriter(pdf, await embedFonts(pdf), new TagTree(pdf), facts)
    writer.#drawHead(await leafPaths())
    return writer
  }

  /** Words that wrap to the width they're given. */
  words(text: string, style: TextStyle): Block {
    const font = this.fonts[style.font]
    const linesAt = (width: number) => wrapped(text, (line) => font.widthOfTextAtSize(line, style.size) <= width)
    return {
      height: (width) => linesAt(width).length * style.leading,
      draw: ({ page, x, top, width }) => {
        const base = top - (style.leading - style.size) / 2 - style.size * 0.8
        const options = { font, size: style.size, color: colors[style.color], x, lineHeight: style.leading }
        // The space keeps words apart across lines when people copy them or have them read out.
        const lines = linesAt(width).join(' \n')
        this.tags.draw(page, style.tag, () => page.drawText(lines, { ...options, y: base }))
      },
    }
  }

  /** A heading with the blocks that must be on its page. */
  heading(level: 1 | 2 | 3, text: string, followers: readonly Block[] = []): void {
    if (level > 1) this.space(10)
    this.place(stack([this.words(text, styles[`h${level}`]), ...followers], 8), followers.length > 0 ? 12 : 8)
  }

  paragraph(text: string, style: TextStyle = styles.text): void {
    this.place(this.words(text, style), 8)
  }

  /** Draws a block below the last one, on a new page if it doesn't all fit. */
  place(block: Block, after = 12): void {
    const height = block.height(contentWidth)
    this.#makeRoom(height)
    block.draw({ page: this.#page, x: paper.margin, top: this.#top, width: contentWidth })
    this.#top -= height + after
  }

  space(points: number): void {
    this.#top -= points
  }

  /** The finished file, with the foot of every page. */
  async finish(): Promise<{ bytes: Uint8Array; pages: number }> {
    const pages = this.pdf.getPages()
    for (const [index, page] of pages.entries()) this.#drawFoot(page, `Page ${index + 1} of ${pages.length}`)
    this.tags.finish()
    this.pdf.catalog.set(PDFName.of('PageLayout'), PDFName.of('OneColumn'))
    return { bytes: await this.pdf.save({ updateFieldAppearances: false }), pages: pages.length }
  }

  #makeRoom(height: number): void {
    if (this.#top - height >= paper.foot) return
    this.#page = this.pdf.addPage([paper.width, paper.height])
    this.#top = paper.height - paper.margin
  }

  #drawHead(leaf: readonly { path: string; color: string }[]): void {
    const page = this.#page
    const { author, phone } = this.facts
    this.tags.ornament(page, () => {
      for (const { path, color } of leaf) {
        page.drawSvgPath(path, { x: paper.margin, y: this.#top + 6, scale: 0.75, color: fromHex(color) })
      }
    })
    const phoneWidth = this.fonts.heading.widthOfTextAtSize(phone, styles.phone.size)
    const name = this.words(author, styles.name)
    name.draw({ page, x: paper.margin + 34, top: this.#top, width: contentWidth / 2 })
    const number = this.words(phone, styles.phone)
    number.draw({ page, x: paper.width - paper.margin - phoneWidth, top: this.#top, width: contentWidth / 2 })
    this.#top -= 54
  }

  #drawFoot(page: PDFPage, number: string): void {
    const { size } = styles.soft
    const font = this.fonts.body
    const end = paper.width - paper.margin
    this.tags.ornament(page, () => {
      page.drawLine({ start: { x: paper.margin, y: 58 }, end: { x: end, y: 58 }, thickness: 0.75, color: colors.line })
      page.drawText(this.facts.title, { x: paper.margin, y: 38, size, font, color: colors.soft })
      page.drawText(number, { x: end - font.widthOfTextAtSize(number, size), y: 38, size, font, color: colors.soft })
    })
  }
}

/** The shapes of the leaf and their colors, from the mark that every icon is made from. */
async function leafPaths(): Promise<{ path: string; color: string }[]> {
  const shapes = (await readFile(leafFile, 'utf8')).matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)
  return [...shapes].map(([, color = '', path = '']) => ({ path, color }))
}

/** A text broken into lines, never inside a phone number. */
function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.replace(/\) (?=\d)/g, ')\u00a0').split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
