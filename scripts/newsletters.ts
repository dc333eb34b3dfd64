import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { printEditions, samplePage } from '../content/newsletters'
import { organization } from '../content/organization'
import type { DocumentFile, PrintEdition } from '../content/types'
import { removeOthers, writeIfChanged } from './files'
import { styles } from './pdf-look'
import { PdfWriter } from './pdf-page'
import { Problem } from './step'

/** Where the owner puts the editions, under the names that content/newsletters.ts gives them. */
const originals = 'documents/newsletters'

/** Writes the PDFs of all print editions; gives what pages say about them, by name without the ending. */
export async function makeNewsletters(editions: readonly PrintEdition[] = printEditions, served = 'public') {
  const documents: Record<string, DocumentFile> = {}
  for (const { title, url } of editions) {
    const { bytes, pages } = await editionFile(title, url)
    await writeIfChanged(join(served, url), bytes)
    documents[url.replace(/^\/documents\/|\.pdf$/g, '')] = { path: url, title, pages, bytes: bytes.length }
  }
  await removeOthers(join(served, '/documents/newsletters'), new Set(editions.map(({ url }) => basename(url))))
  return documents
}

/** The owner's file when it is there, else a sample page. */
async function editionFile(title: string, url: string): Promise<{ bytes: Uint8Array; pages: number }> {
  const original = join(originals, basename(url))
  if (!existsSync(original)) return samplePdf(title)
  const bytes = await readFile(original)
  const pdf = await PDFDocument.load(bytes, { ignoreEncryption: true }).catch((error: Error) => {
    throw new Problem(`${original}: this PDF cannot be read (${error.message}). Save it again as PDF, and build again.`)
  })
  return { bytes, pages: pdf.getPageCount() }
}

/** One page that stands in for an edition and says so. */
export async function samplePdf(title: string): Promise<{ bytes: Uint8Array; pages: number }> {
  const { name, phone } = organization
  const writer = await PdfWriter.start({ title, author: name, phone: phone.printed })
  writer.paragraph(samplePage.kind, styles.label)
  writer.heading(1, title)
  writer.paragraph(samplePage.text, styles.lead)
  writer.paragraph(samplePage.call)
  return writer.finish()
}
