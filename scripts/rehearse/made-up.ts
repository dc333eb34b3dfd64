import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'

/** Puts a photograph into the copy: soft shapes in many colors, as large a file as one from a camera. */
export async function putPhotograph(copy: string, file: string, width = 2400, height = 1600): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const small = { width: Math.round(width / 40), height: Math.round(height / 40) }
  const spots = sharp({ create: { ...small, channels: 3, background: 'gray', noise } })
  const photograph = spots.resize(width, height, { kernel: 'cubic' })
  await putFile(copy, file, await photograph.jpeg({ quality: 90 }).toBuffer())
}

/** Puts a newsletter of four empty pages into the copy. */
export async function putEdition(copy: string, file: string): Promise<void> {
  const pdf = await PDFDocument.create()
  for (let page = 0; page < 4; page++) pdf.addPage()
  pdf.setTitle(file)
  await putFile(copy, file, await pdf.save())
}

/** Puts a file into the copy, with the folders above it. */
export async function putFile(copy: string, file: string, data: string | Uint8Array): Promise<void> {
  const path = join(copy, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, data)
}
