import { open } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { cacheControlFor } from '../headers'
import { type Redirect, redirectFor } from '../redirects'
import type { Reply } from '../reply'
import type { Handler, Visit } from '../visit'
import { byteRange } from './byte-range'
import type { Catalog, SiteFile } from './catalog'
import { createPacker, encodingFor } from './compression'

type Packer = ReturnType<typeof createPacker>

/**
 * Serves the finished site as a content delivery network does: folders with their index.html, a redirect to the trailing
 * slash, text compressed, 304 for what the browser has, 404.html for what is not here.
 */
export function siteFiles(catalog: Catalog, oldAddresses: readonly Redirect[]): Handler {
  const packed = createPacker()
  return async (visit) => {
    if (visit.method !== 'GET' && visit.method !== 'HEAD') return notAllowed
    const moved = redirectFor(visit.path, oldAddresses) ?? missingSlash(catalog, visit)
    if (moved !== undefined) return redirect(moved)
    const file = catalog.get(visit.path.endsWith('/') ? `${visit.path}index.html` : visit.path)
    const reply = file && (await fileReply(file, visit, packed))
    return reply ?? notFound(catalog, visit, packed)
  }
}

const notAllowed: Reply = {
  status: 405,
  headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' },
  body: 'This address can only be read. Forms are sent to /f/ and the name of the form.\n',
}

/** The address with its slash, for a folder that was asked for without; the question stays on it. */
function missingSlash(catalog: Catalog, { path, rawPath, query }: Visit): string | undefined {
  return !path.endsWith('/') && catalog.has(`${path}/index.html`) ? `${rawPath}/${query}` : undefined
}

function redirect(location: string): Reply {
  return { status: 301, headers: { Location: location, 'Cache-Control': 'no-cache' } }
}

async function notFound(catalog: Catalog, visit: Visit, packed: Packer): Promise<Reply> {
  const page = catalog.get('/404.html')
  const reply = page && (await textReply(page, visit, packed, 404))
  const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }
  return reply ?? { status: 404, headers: plain, body: 'This page is not here.\n' }
}

/** A file that has gone since the start (a build is running) counts as not found. */
async function fileReply(file: SiteFile, visit: Visit, packed: Packer): Promise<Reply | undefined> {
  return file.isText ? textReply(file, visit, packed, 200) : streamReply(file, visit)
}

async function textReply(file: SiteFile, visit: Visit, packed: Packer, status: number): Promise<Reply | undefined> {
  const accepted = encodingFor(visit.request.headers['accept-encoding'])
  const { encoding, data } = await packed(file, accepted).catch(whenGone)
  if (!data) return undefined
  const headers: OutgoingHttpHeaders = {
    'Content-Type': file.mediaType,
    'Cache-Control': status === 404 ? 'no-cache' : cacheControlFor(visit.path),
    Vary: 'Accept-Encoding',
  }
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  if (status === 404) return { status, headers, body: data }
  headers.ETag = `W/"${file.version}-${encoding}"`
  return isKnown(visit, headers.ETag) ? { status: 304, headers } : { status, headers, body: data }
}

async function streamReply(file: SiteFile, visit: Visit): Promise<Reply | undefined> {
  const etag = `"${file.version}"`
  const headers: OutgoingHttpHeaders = {
    'Content-Type': file.mediaType,
    'Cache-Control': cacheControlFor(visit.path),
    'Accept-Ranges': 'bytes',
    ETag: etag,
  }
  if (isKnown(visit, etag)) return { status: 304, headers }
  const { range: asked, 'if-range': condition } = visit.request.headers
  const range = condition === undefined || condition === etag ? byteRange(asked, file.bytes) : 'whole'
  if (range === 'outside') return { status: 416, headers: { 'Content-Range': `bytes */${file.bytes}` } }
  const handle = await open(file.path).catch(() => undefined)
  if (!handle) return undefined
  if (range === 'whole') {
    return { status: 200, headers: { ...headers, 'Content-Length': file.bytes }, body: handle.createReadStream() }
  }
  headers['Content-Length'] = range.end - range.start + 1
  headers['Content-Range'] = `bytes ${range.start}-${range.end}/${file.bytes}`
  return { status: 206, headers, body: handle.createReadStream(range) }
}

function isKnown({ request }: Visit, etag: string): boolean {
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim())
  const bare = etag.replace(/^W\//, '')
  return known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === bare)
}

function whenGone(error: NodeJS.ErrnoException): { encoding: 'identity'; data?: Buffer } {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return { encoding: 'identity' }
  throw error
}
