/** @jest-environment node */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import type { PrintEdition } from '@/content/newsletters'
import { makeNewsletters } from '@/scripts/build/newsletters'

const edition: PrintEdition = { title: 'Fall 1999', year: 1999, url: '/documents/newsletters/fall-1999.pdf' }

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
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
