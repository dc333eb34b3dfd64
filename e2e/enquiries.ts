import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** An enquiry as the desk stored it. */
export type StoredEnquiry = { folder: string; form: string; fields: Record<string, string>; photo?: { file: string } }

const folder = process.env.E2E_ENQUIRIES_DIR ?? '.cache/e2e-enquiries'

/** Every enquiry sent under this name. Each journey uses its own name, so they don't get mixed up. */
export async function enquiriesOf(fullName: string): Promise<StoredEnquiry[]> {
  const names = await readdir(folder).catch(() => [])
  const enquiries: StoredEnquiry[] = []
  for (const name of names.filter((entry) => !entry.startsWith('.') && !entry.endsWith('.eml'))) {
    const stored = JSON.parse(await readFile(join(folder, name, 'enquiry.json'), 'utf8'))
    if (stored.fields.fullName === fullName) enquiries.push({ ...stored, folder: join(folder, name) })
  }
  return enquiries
}

/** Every acknowledgement written to an address. */
export async function acknowledgementsTo(email: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  )
  return texts.filter((text) => text.includes(email))
}
