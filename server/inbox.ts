import { createHash, randomBytes } from 'node:crypto'
import { chmod, readFile, rm } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { words } from '../content/desk'
import { writeDurably } from './enquiries/durable'
import { enquiryText } from './enquiries/enquiry-text'
import { pictureKindOf } from './enquiries/picture-kind'
import { archiveEnquiry, listEnquiries, readEnquiry } from './enquiries/stored-enquiries'
import { type Handler, type Reply, textReply, type Visit } from './http'
import { inboxPage } from './inbox-page'
import type { Log } from './log'
import { createAllowance } from './recent'

/** Not cached, not indexed, and its address never sent to another page. */
const privately: OutgoingHttpHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

type Options = {
  home: string
  /** The key in its address; none while it can't be kept. */
  key: () => string | undefined
  log: Log
}

/** Shows what has arrived at /inbox/{key}/. Without the key there's no inbox. */
export function openInbox({ home, key: currentKey, log }: Options): Handler {
  const warning = createAllowance(1, 60_000)
  return async (visit) => {
    const key = currentKey()
    const [, given = '', folder, what] = /^\/inbox\/([\w-]+)(?:\/([^/]*))?(?:\/([a-z]+))?$/.exec(visit.path) ?? []
    if (key === undefined || digest(given) !== digest(key)) {
      // The key has 192 bits, so no one has to be slowed down; but the office should know.
      if (given && warning.take('')) log('Someone is trying keys of the inbox.')
      return undefined
    }
    const base = `/inbox/${key}/`
    if (visit.method === 'POST' && folder && what === 'done') {
      if (!(await archiveEnquiry(home, folder))) return notHere
      return { status: 303, headers: { ...privately, Location: base + visit.query } }
    }
    if (visit.method !== 'GET' && visit.method !== 'HEAD') return notHere
    if (!folder) return list({ home, base, visit })
    if (what === 'photo') return photo(home, folder)
    return what === 'text' ? text(home, folder) : notHere
  }
}

/** Keys are compared by their digests, so the timing says nothing about where they differ. */
const digest = (text: string) => createHash('sha256').update(text).digest('hex')

const notHere = textReply(404, words.inboxGone, privately)

type Place = { home: string; base: string; visit: Visit }

async function list({ home, base, visit }: Place): Promise<Reply> {
  const asked = new URLSearchParams(visit.query)
  const name = asked.get('name')?.trim().slice(0, 100) ?? ''
  const listed = await listEnquiries(home, Number.parseInt(asked.get('page') ?? '1', 10) || 1, name)
  return inboxPage(listed, { home, base, name })
}

async function photo(home: string, folder: string): Promise<Reply> {
  const { photo } = (await readEnquiry(home, folder)) ?? {}
  const kind = pictureKindOf(/^photo\.([a-z]+)$/.exec(photo?.file ?? '')?.[1])
  const body = kind && (await readFile(join(home, folder, `photo.${kind.extension}`)).catch(() => undefined))
  if (!body) return notHere
  const disposition = `inline; filename="photo.${kind.extension}"`
  return {
    status: 200,
    headers: { ...privately, 'Content-Type': kind.mediaType, 'Content-Disposition': disposition },
    body,
  }
}

async function text(home: string, folder: string): Promise<Reply> {
  const enquiry = await readEnquiry(home, folder)
  if (!enquiry) return notHere
  const disposition = `attachment; filename="${folder}.txt"`
  return textReply(200, enquiryText(enquiry), { ...privately, 'Content-Disposition': disposition })
}

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
