import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PictureKind, pictureKindOf } from '../desk/picture-kind'
import type { StoredEnquiry } from '../desk/store'

/** A folder of an enquiry by its name, and nothing that could lead elsewhere. */
const folderName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z_[A-Za-z]+_[0-9a-f]{12}$/

/** An enquiry with the folder it lies in; without content when its file cannot be read. */
export type ListedEnquiry = { folder: string; enquiry?: StoredEnquiry }

/** The newest enquiries of a folder, newest first, and how many there are in all. */
export async function readEnquiries(home: string, most: number): Promise<{ all: number; listed: ListedEnquiry[] }> {
  const names = (await readdir(home).catch(() => [])).filter((name) => folderName.test(name))
  const newest = names.sort().reverse().slice(0, most)
  const listed: ListedEnquiry[] = []
  for (const folder of newest) {
    const enquiry = await readEnquiry(home, folder)
    listed.push(enquiry ? { folder, enquiry } : { folder })
  }
  return { all: names.length, listed }
}

/** The photo of an enquiry, if it has one. */
export async function readPhoto(
  home: string,
  folder: string,
): Promise<{ data: Buffer; kind: PictureKind } | undefined> {
  const enquiry = folderName.test(folder) ? await readEnquiry(home, folder) : undefined
  const extension = /^photo\.([a-z]+)$/.exec(enquiry?.photo?.file ?? '')?.[1]
  const kind = extension && pictureKindOf(extension)
  if (!kind) return undefined
  const data = await readFile(join(home, folder, `photo.${extension}`)).catch(() => undefined)
  return data && { data, kind }
}

async function readEnquiry(home: string, folder: string): Promise<StoredEnquiry | undefined> {
  try {
    return JSON.parse(await readFile(join(home, folder, 'enquiry.json'), 'utf8')) as StoredEnquiry
  } catch {
    return undefined
  }
}
