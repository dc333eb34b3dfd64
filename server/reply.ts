import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { securityHeaders, strictTransportSecurity } from '../deploy/headers'

/** What is sent back. */
export type Reply = { status: number; headers: OutgoingHttpHeaders; body?: string | Buffer }

/** How long, and how much of, a body is still read after its request was refused; a lull counts as its end. */
const linger = { milliseconds: 60_000, lull: 500, bytes: 100 * 1024 * 1024 } as const

/** A reply in JSON, kept by nobody. */
export function jsonReply(status: number, value: unknown, headers: OutgoingHttpHeaders = {}): Reply {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    body: JSON.stringify(value),
  }
}

/** A reply of one line of text. */
export function textReply(status: number, text: string, headers: OutgoingHttpHeaders = {}): Reply {
  const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }
  return { status, headers: { ...plain, ...headers }, body: `${text}\n` }
}

/** Sends a reply with the headers that every reply has. */
export function send({ status, headers, body = '' }: Reply, request: IncomingMessage, response: ServerResponse): void {
  const isHttps = request.headers['x-forwarded-proto'] === 'https'
  const transport = isHttps ? { [strictTransportSecurity.name]: strictTransportSecurity.value } : {}
  // Who was too slow is not waited for any longer.
  const isLast = status === 408 ? { Connection: 'close' } : {}
  const length = status === 304 || status === 204 ? {} : { 'Content-Length': Buffer.byteLength(body) }
  response.writeHead(status, { ...securityHeaders, ...transport, ...headers, ...length, ...isLast })
  if (request.method !== 'HEAD' && status !== 304) response.write(body)
  if (request.complete || status === 408) response.end()
  else drain(request, () => response.end())
}

/**
 * Reads on and throws away, so that a browser still sending a large picture gets to read why it was refused: ending at
 * once would reset its connection, and the browser, or the proxy between, would show an error of its own instead.
 */
function drain(request: IncomingMessage, end: () => void): void {
  let bytes = 0
  const cut = () => request.socket.destroy()
  const timers = [setTimeout(cut, linger.milliseconds), setTimeout(end, linger.lull)] as const
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
