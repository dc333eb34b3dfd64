import { randomBytes } from 'node:crypto'
import { chmod, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../desk/durable'

/** The key in the inbox's address: made on first start, kept with the enquiries, readable only by its owner. */
export async function inboxKey(folder: string): Promise<string> {
  const path = join(folder, '.inbox-key')
  const kept = (await readFile(path, 'utf8').catch(() => '')).trim()
  if (/^[\w-]{32,}$/.test(kept)) {
    await chmod(path, 0o600)
    return kept
  }
  const key = randomBytes(24).toString('base64url')
  await rm(path, { force: true })
  await writeDurably(path, `${key}\n`)
  return key
}
