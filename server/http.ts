import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { securityHeaders, strictTransportSecurity } from '../deploy/headers'

export type Reply = { status: number; headers: OutgoingHttpHeaders; body?: string | Buffer }

/** How long, and how much of, a body we keep reading after refusing the request. */
const linger = { milliseconds: 60_000, bytes: 100 * 1024 * 1024 } as const

export function jsonReply(status: number, value: unknown, headers: OutgoingHttpHeaders = {}): Reply {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    body: JSON.stringify(value),
  }
}

export function textReply(status: number, text: string, headers: OutgoingHttpHeaders = {}): Reply {
  const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }
  return { status, headers: { ...plain, ...headers }, body: `${text}\n` }
}

/** @param silence milliseconds without a byte before we give up on a sender whose request is already refused */
export function send(
  { status, headers, body = '' }: Reply,
  request: IncomingMessage,
  response: ServerResponse,
  silence: number,
): void {
  const isHttps = request.headers['x-forwarded-proto'] === 'https'
  const transport = isHttps ? { [strictTransportSecurity.name]: strictTransportSecurity.value } : {}
  // We don't keep waiting for a sender who was too slow.
  const isLast = status === 408 ? { Connection: 'close' } : {}
  const length = status === 304 || status === 204 ? {} : { 'Content-Length': Buffer.byteLength(body) }
  response.writeHead(status, { ...securityHeaders, ...transport, ...headers, ...length, ...isLast })
  if (request.method !== 'HEAD' && status !== 304) response.write(body)
  if (request.complete || status === 408) response.end()
  else drain(request, silence, () => response.end())
}

/**
 * Keeps reading and throws it all away, so a browser still sending a large picture gets to see why it was refused:
 * hanging up right away would reset the connection, and the browser, or a proxy, would show its own error instead.
 */
function drain(request: IncomingMessage, silence: number, end: () => void): void {
  let bytes = 0
  const cut = () => request.socket.destroy()
  const timers = [setTimeout(cut, linger.milliseconds).unref(), setTimeout(end, silence)] as const
  request.on('data', (chunk: Buffer) => {
    timers[1].refresh()
    bytes += chunk.length
    if (bytes > linger.bytes) cut()
  })
  request.once('end', end)
  request.once('close', () => {
    for (const timer of timers) clearTimeout(timer)
  })
  request.on('error', () => {})
  request.resume()
}

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
