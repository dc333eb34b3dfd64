import type { IncomingMessage } from 'node:http'
import type { Reply } from './reply'

/** One request, with its address parsed. */
export type Visit = {
  request: IncomingMessage
  method: string
  /** Path with percent signs decoded. Never a path on disk. */
  path: string
  /** Path as it was sent. */
  rawPath: string
  /** Everything from the question mark on, or ''. */
  query: string
}

/** Answers a visit, or leaves it to the next handler. */
export type Handler = (visit: Visit) => Promise<Reply | undefined>

/** Parses a request; nothing if its address can't be read or it names two hosts. */
export function visitOf(request: IncomingMessage): Visit | undefined {
  const hosts = request.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
  const [, rawPath, query = ''] = /^(\/[^?]*)(\?.*)?$/s.exec(request.url ?? '/') ?? []
  if (rawPath === undefined || hosts.length > 1) return undefined
  try {
    return { request, method: request.method ?? 'GET', path: decodeURIComponent(rawPath), rawPath, query }
  } catch {
    return undefined
  }
}

/** Whether the sender would rather read a page than JSON: a browser's plain form post. */
export function wantsPage(request: IncomingMessage): boolean {
  const accept = request.headers.accept ?? ''
  return accept.includes('text/html') && !accept.includes('application/json')
}
