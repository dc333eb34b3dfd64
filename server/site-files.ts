import type { OutgoingHttpHeaders } from 'node:http'
import { words } from '../content/desk'
import { cacheControlFor } from '../deploy/headers'
import { type Redirect, redirectFor } from '../deploy/redirects'
import { type Handler, type Reply, textReply, type Visit } from './http'
import type { Site, SiteFile } from './read-site'

/**
 * Serves the finished site the way a CDN does: index.html for folders, a redirect to the trailing slash, compressed
 * text, 304 for what the browser already has, 404.html for what isn't there.
 */
export function siteFiles({ files, notFound }: Site, oldAddresses: readonly Redirect[]): Handler {
  return async (visit) => {
    const { method, path } = visit
    if (method !== 'GET' && method !== 'HEAD') {
      return textReply(405, words.onlyRead, { Allow: 'GET, HEAD' })
    }
    const moved = redirectFor(path, oldAddresses) ?? missingSlash(files, visit)
    if (moved !== undefined) return { status: 301, headers: { Location: moved, 'Cache-Control': 'no-cache' } }
    const file = files.get(path.endsWith('/') ? `${path}index.html` : path)
    if (file) return fileReply(file, visit)
    return notFound ? fileReply(notFound, visit, 404) : textReply(404, words.notHere)
  }
}

/** The address with its slash, for a folder requested without one; the query stays on it. */
function missingSlash(files: Site['files'], { path, rawPath, query }: Visit): string | undefined {
  return !path.endsWith('/') && files.has(`${path}/index.html`) ? `${rawPath}/${query}` : undefined
}

function fileReply(file: SiteFile, { request, path }: Visit, status = 200): Reply {
  const encoding = encodingFor(request.headers['accept-encoding'], file)
  const headers: OutgoingHttpHeaders = {
    'Content-Type': file.mediaType,
    'Cache-Control': status === 404 ? 'no-cache' : cacheControlFor(path),
  }
  if (file.isText) headers.Vary = 'Accept-Encoding'
  if (encoding) headers['Content-Encoding'] = encoding
  const body = encoding ? file[encoding] : file.plain
  if (status === 404) return { status, headers, ...(body ? { body } : {}) }
  headers.ETag = `W/"${file.version}-${encoding ?? 'plain'}"`
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim())
  if (known.includes('*') || known.includes(headers.ETag)) return { status: 304, headers }
  return { status, headers, ...(body ? { body } : {}) }
}

function encodingFor(accept: string | undefined, file: Pick<SiteFile, 'br' | 'gzip'>): 'br' | 'gzip' | undefined {
  const accepted = (accept ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding) && file[encoding])
}
