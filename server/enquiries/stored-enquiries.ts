import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isName } from './check-enquiry'
import { publish } from './durable'
import type { StoredEnquiry } from './storage'

/** Matches the name of an enquiry's folder, and nothing that could lead elsewhere. */
const folderName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z_[A-Za-z]+_[0-9a-f]{12}$/

/** An enquiry with its folder; no enquiry if its file can't be read. */
export type ListedEnquiry = { folder: string; enquiry?: StoredEnquiry }

export type Listed = { enquiries: ListedEnquiry[]; all: number; page: number; pages: number }

const perPage = 50

/** The enquiries on one page; if `name` is given, only those with it in a person's name. */
export async function listEnquiries(home: string, page: number, name: string): Promise<Listed> {
  const folders = (await foldersIn(home)).reverse()
  const found = name === '' ? folders : await foldersNaming(name, home, folders)
  const pages = Math.max(1, Math.ceil(found.length / perPage))
  const shown = Math.min(Math.max(1, page), pages)
  const enquiries: ListedEnquiry[] = []
  for await (const listed of readInTurn(home, found.slice((shown - 1) * perPage, shown * perPage))) {
    enquiries.push(listed)
  }
  return { enquiries, all: found.length, page: shown, pages }
}

async function foldersNaming(name: string, home: string, folders: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for await (const { folder, enquiry } of readInTurn(home, folders)) {
    if (enquiry && namesIn(enquiry).includes(plain(name))) found.push(folder)
  }
  return found
}

/** What was kept after a time, and has perhaps been archived since: the newest 10,000 at most, oldest first. */
export async function enquiriesSince(home: string, time: Date): Promise<StoredEnquiry[]> {
  const first = time.toISOString().replaceAll(':', '-')
  const places = await Promise.all(
    [home, join(home, 'archive')].map(async (place) => (await foldersIn(place)).map((folder) => ({ place, folder }))),
  )
  const recent = places
    .flat()
    .filter(({ folder }) => folder >= first)
    .sort((one, other) => (one.folder < other.folder ? -1 : 1))
  const enquiries: StoredEnquiry[] = []
  for (const { place, folder } of recent.slice(-10_000)) {
    const enquiry = await readEnquiry(place, folder)
    if (enquiry) enquiries.push(enquiry)
  }
  return enquiries
}

async function foldersIn(home: string): Promise<string[]> {
  return (await readdir(home).catch(() => [])).filter((entry) => folderName.test(entry)).sort()
}

/** Reads enquiries a few at a time, so that pages are served in between. */
async function* readInTurn(home: string, folders: readonly string[]): AsyncIterable<ListedEnquiry> {
  for (let start = 0; start < folders.length; start += 16) {
    const some = folders.slice(start, start + 16)
    yield* await Promise.all(
      some.map(async (folder) => {
        const enquiry = await readEnquiry(home, folder)
        return enquiry ? { folder, enquiry } : { folder }
      }),
    )
  }
}

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

function namesIn({ fields }: StoredEnquiry): string {
  const named = Object.entries(fields).filter(([name]) => isName({ name }))
  return named.map(([, value]) => plain(value)).join('\n')
}

/** The text without accents and capitals, so 'nunez' finds 'Núñez'. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
