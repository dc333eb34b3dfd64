import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isName } from './check-enquiry'
import { publish } from './durable'
import type { StoredEnquiry } from './storage'

/** Matches the name of an enquiry's folder, and nothing that could lead elsewhere. */
const folderName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z_[A-Za-z]+_[0-9a-f]{12}$/

/** An enquiry with its folder; no enquiry if its file can't be read. */
export type ListedEnquiry = { folder: string; enquiry?: StoredEnquiry }

/** A page of enquiries, newest first, and how many there are in all. Pages count from 1. */
export type Listed = { enquiries: ListedEnquiry[]; all: number; page: number; pages: number }

/** The enquiries on one page; if `name` is given, only those with it in a person's name. */
export async function listEnquiries(home: string, page: number, name: string, perPage = 50): Promise<Listed> {
  const folders = (await readdir(home).catch(() => [])).filter((entry) => folderName.test(entry))
  let found = folders.sort().reverse()
  if (name !== '') {
    const fitting: string[] = []
    for (const folder of found) if (hasName(await readEnquiry(home, folder), name)) fitting.push(folder)
    found = fitting
  }
  const pages = Math.max(1, Math.ceil(found.length / perPage))
  const shown = Math.min(Math.max(1, page), pages)
  const enquiries: ListedEnquiry[] = []
  for (const folder of found.slice((shown - 1) * perPage, shown * perPage)) {
    const enquiry = await readEnquiry(home, folder)
    enquiries.push(enquiry ? { folder, enquiry } : { folder })
  }
  return { enquiries, all: found.length, page: shown, pages }
}

/** An enquiry by its folder; nothing if there's none that can be read. */
export async function readEnquiry(home: string, folder: string): Promise<StoredEnquiry | undefined> {
  if (!folderName.test(folder)) return undefined
  try {
    const enquiry: StoredEnquiry = JSON.parse(await readFile(join(home, folder, 'enquiry.json'), 'utf8'))
    const { received, form, fields, photo } = enquiry
    const texts = [received, form, ...Object.values(fields), ...(photo ? [photo.file, photo.name, photo.type] : [])]
    return texts.every((text) => typeof text === 'string') ? enquiry : undefined
  } catch {
    return undefined
  }
}

/** Moves an enquiry that's been dealt with to the archive; false if it isn't there. */
export async function archiveEnquiry(home: string, folder: string): Promise<boolean> {
  if (!folderName.test(folder)) return false
  const archive = join(home, 'archive')
  await mkdir(archive, { recursive: true, mode: 0o700 })
  return (await publish(join(home, folder), join(archive, folder)).catch((error) => error)) === undefined
}

function hasName(enquiry: StoredEnquiry | undefined, wanted: string): boolean {
  return Object.entries(enquiry?.fields ?? {}).some(
    ([name, value]) => isName({ name }) && plain(value).includes(plain(wanted)),
  )
}

/** The text without accents and capitals, so 'nunez' finds 'Núñez'. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
