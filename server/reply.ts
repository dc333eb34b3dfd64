import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { securityHeaders, strictTransportSecurity } from './headers'

/** What is sent back. A stream must come with its Content-Length. */
export type Reply = { status: number; headers: OutgoingHttpHeaders; body?: string | Buffer | Readable }

/** How long, and how much of, a body is still read after its request was refused; then the line is cut. */
const linger = { milliseconds: 15_000, bytes: 100 * 1024 * 1024 } as const

/** A reply in JSON, kept by nobody. */
export function jsonReply(status: number, value: unknown, headers: OutgoingHttpHeaders = {}): Reply {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    body: JSON.stringify(value),
  }
}

/** Sends a reply with the headers that every reply has. */
export async function send(reply: Reply, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = reply
  const isStream = body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body)
  for (const [name, value] of Object.entries({ ...securityHeaders, ...secureOnly(request), ...reply.headers })) {
    if (value !== undefined) response.setHeader(name, value)
  }
  if (!isStream && status !== 304 && status !== 204) {
    response.setHeader('Content-Length', body === undefined ? 0 : Buffer.byteLength(body))
  }
  response.statusCode = status
  if (!request.complete && !request.destroyed) drain(request)
  if (isStream && request.method !== 'HEAD') return pipeline(body, response)
  if (isStream) body.destroy()
  response.end(isStream || request.method === 'HEAD' ? undefined : body)
}

function secureOnly(request: IncomingMessage): OutgoingHttpHeaders {
  const isHttps = request.headers['x-forwarded-proto'] === 'https'
  return isHttps ? { [strictTransportSecurity.name]: strictTransportSecurity.value } : {}
}

/**
 * Reads on and throws away, so that a browser still sending a large picture gets to read why it was refused: closing at
 * once would reset its connection and show a network error instead.
 */
function drain(request: IncomingMessage): void {
  let bytes = 0
  const cut = () => request.socket.destroy()
  const timer = setTimeout(cut, linger.milliseconds)
  timer.unref()
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > linger.bytes) cut()
  })
  request.once('close', () => clearTimeout(timer))
  request.on('error', () => clearTimeout(timer))
  request.resume()
}
