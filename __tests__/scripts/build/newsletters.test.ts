/** @jest-environment node */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import type { PrintEdition } from '@/content/newsletters'
import { organization } from '@/content/organization'

import { makeNewsletters, samplePdf } from '@/scripts/build/newsletters'

const edition: PrintEdition = { title: 'Fall 1999', year: 1999, url: '/documents/newsletters/fall-1999.pdf' }

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})

test('a sample edition is one page that names itself, its publisher and its language, the same at every build', async () => {
  const [{ bytes, pages }, again] = await Promise.all([samplePdf('Fall 1999'), samplePdf('Fall 1999')])
  const pdf = await PDFDocument.load(bytes)
  expect([pages, pdf.getPageCount()]).toEqual([1, 1])
  expect([pdf.getTitle(), pdf.getAuthor()]).toEqual([`Fall 1999, ${organization.name}`, organization.name])
  expect(pdf.catalog.lookup(PDFName.of('Lang'), PDFString).asString()).toBe('en-US')
  expect(pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true')
  expect(Buffer.from(bytes).equals(Buffer.from(again.bytes))).toBe(true)
})

test('what pages say about a file is true', async () => {
  const documents = await makeNewsletters([edition], { served: folder })
  const { length } = await readFile(join(folder, edition.url))
  expect(documents).toEqual({
    'newsletters/fall-1999': { path: edition.url, title: 'Fall 1999', pages: 1, bytes: length, isSample: true },
  })
})

test("the owner's edition replaces the sample unchanged, and a file that no entry names is removed", async () => {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  pdf.addPage()
  await writeFile(join(folder, 'fall-1999.pdf'), await pdf.save())
  await makeNewsletters([{ ...edition, url: '/documents/newsletters/old.pdf' }], { served: folder })
  const documents = await makeNewsletters([edition], { originals: folder, served: folder })
  expect(documents['newsletters/fall-1999']).toMatchObject({ pages: 2 })
  expect(documents['newsletters/fall-1999']?.isSample).toBeUndefined()
  expect(await readFile(join(folder, edition.url))).toEqual(await readFile(join(folder, 'fall-1999.pdf')))
  await expect(readFile(join(folder, 'documents/newsletters/old.pdf'))).rejects.toThrow('ENOENT')
})

test('a file that is not a PDF stops the build with its name and the cure', async () => {
  await writeFile(join(folder, 'fall-1999.pdf'), 'no PDF')
  await expect(makeNewsletters([edition], { originals: folder, served: folder })).rejects.toThrow(
    /fall-1999\.pdf: this PDF can’t be read \(.+\)\. Save it again as PDF, and build again\./,
  )
})
