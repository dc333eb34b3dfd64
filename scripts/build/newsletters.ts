import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { type PrintEdition, printEditions, samplePage } from '@/content/newsletters'
import { organization } from '@/content/organization'
import type { DocumentFile } from '@/content/types'
import { styles } from '@/scripts/documents/pdf-look'
import { PdfWriter } from '@/scripts/documents/pdf-page'
import { Problem } from '@/scripts/step'
import { removeOthers, writeIfChanged } from './files'

type Pdf = { bytes: Uint8Array; pages: number }

/** `originals` is where the owner puts editions, named as in content/newsletters.ts. */
const siteFolders = { originals: 'documents/newsletters', served: 'public' }

export async function makeNewsletters(
  editions: readonly PrintEdition[] = printEditions,
  folders: Partial<typeof siteFolders> = siteFolders,
): Promise<Record<string, DocumentFile>> {
  const { originals, served } = { ...siteFolders, ...folders }
  const documents: Record<string, DocumentFile> = {}
  for (const { title, url } of editions) {
    const given = await ownersPdf(join(originals, basename(url)))
    const { bytes, pages } = given ?? (await samplePdf(title))
    await writeIfChanged(join(served, url), bytes)
    documents[url.replace(/^\/documents\/|\.pdf$/g, '')] = {
      path: url,
      title,
      pages,
      bytes: bytes.length,
      ...(!given && { isSample: true }),
    }
  }
  await removeOthers(join(served, 'documents/newsletters'), new Set(editions.map(({ url }) => basename(url))))
  return documents
}

async function ownersPdf(file: string): Promise<Pdf | undefined> {
  if (!existsSync(file)) return undefined
  const bytes = await readFile(file)
  const pdf = await PDFDocument.load(bytes, { ignoreEncryption: true }).catch((error: Error) => {
    throw new Problem(`${file}: this PDF can’t be read (${error.message}). Save it again as PDF, and build again.`)
  })
  return { bytes, pages: pdf.getPageCount() }
}

async function samplePdf(title: string): Promise<Pdf> {
  const { name, phone } = organization
  const writer = await PdfWriter.start({ title, author: name, phone: phone.printed })
  writer.paragraph(samplePage.kind, styles.label)
  writer.heading(1, title)
  writer.paragraph(samplePage.text, styles.lead)
  writer.paragraph(samplePage.call)
  return writer.finish()
}
