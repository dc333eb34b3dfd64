import {
  beginMarkedContent,
  endMarkedContent,
  PDFArray,
  type PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib'

/** What a piece of a document is, for people who have it read out (ISO 32000-1, 14.8.4). */
export type Tag = 'Document' | 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Form'

type Element = { ref: PDFRef; kids: PDFArray }

/**
 * The structure of a PDF in reading order, which the library doesn't write itself. Everything drawn belongs to an
 * element or is an ornament; every form field belongs to one too, in Tab order.
 */
export class TagTree {
  readonly #pdf: PDFDocument
  readonly #root: PDFRef
  readonly #path: Element[] = []
  /** What the numbers of pages and fields refer to: a page's elements in order, or a field's one element. */
  readonly #owners: (PDFArray | PDFRef)[] = []

  constructor(pdf: PDFDocument) {
    this.#pdf = pdf
    this.#root = pdf.context.nextRef()
    this.#path.push(this.#make('Document', this.#root))
  }

  within<Result>(tag: Tag, work: () => Result): Result {
    this.#path.push(this.#add(tag))
    const result = work()
    this.#path.pop()
    return result
  }

  draw(page: PDFPage, tag: Tag, work: () => void): void {
    const { ref, kids } = this.#add(tag)
    const owned = this.#ownedBy(page)
    const id = owned.size()
    const { context } = this.#pdf
    kids.push(context.obj({ Type: 'MCR', Pg: page.ref, MCID: id }))
    owned.push(ref)
    page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(tag), `<</MCID ${id}>>`]),
    )
    work()
    page.pushOperators(endMarkedContent())
  }

  /** Draws what's only decoration. */
  ornament(page: PDFPage, work: () => void): void {
    page.pushOperators(beginMarkedContent('Artifact'))
    work()
    page.pushOperators(endMarkedContent())
  }

  /** Gives a form field its place in the reading order and the words that are read out. */
  control(page: PDFPage, widget: PDFDict, words: string): void {
    const { ref, kids } = this.#add('Form')
    const { context } = this.#pdf
    const object = context.getObjectRef(widget)
    if (object) kids.push(context.obj({ Type: 'OBJR', Pg: page.ref, Obj: object }))
    widget.set(PDFName.of('StructParent'), context.obj(this.#owners.push(ref) - 1))
    widget.set(PDFName.of('TU'), PDFHexString.fromText(words))
  }

  finish(): void {
    const { context, catalog } = this.#pdf
    const numbers = this.#owners.flatMap((owner, number) => [context.obj(number), owner])
    const root = context.obj({ Type: 'StructTreeRoot', ParentTreeNextKey: this.#owners.length })
    root.set(PDFName.of('K'), context.obj([this.#path[0]?.ref ?? null]))
    root.set(PDFName.of('ParentTree'), context.register(context.obj({ Nums: context.obj(numbers) })))
    context.assign(this.#root, root)
    catalog.set(PDFName.of('StructTreeRoot'), this.#root)
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  }

  #add(tag: Tag): Element {
    const parent = this.#path.at(-1)
    const element = this.#make(tag, parent?.ref ?? this.#root)
    parent?.kids.push(element.ref)
    return element
  }

  #make(tag: Tag, parent: PDFRef): Element {
    const { context } = this.#pdf
    const kids = PDFArray.withContext(context)
    const ref = context.register(context.obj({ Type: 'StructElem', S: tag, P: parent, K: kids }))
    return { ref, kids }
  }

  #ownedBy(page: PDFPage): PDFArray {
    const key = PDFName.of('StructParents')
    const number = page.node.get(key)
    const known = number && this.#owners[Number(number.toString())]
    if (known instanceof PDFArray) return known
    const owned = PDFArray.withContext(this.#pdf.context)
    page.node.set(key, this.#pdf.context.obj(this.#owners.push(owned) - 1))
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
    return owned
  }
}
