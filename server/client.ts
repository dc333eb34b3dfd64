import type { IncomingMessage } from 'node:http'

const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const

/**
 * Who sends a request, as a text to count by: an IPv4 address, or the first half of an IPv6 address, which is what one
 * household or one attacker has. Behind a proxy on this computer it is the address that the proxy saw.
 */
export function clientOf(request: IncomingMessage): string {
  const peer = plainAddress(request.socket.remoteAddress ?? '')
  if (!isLoopback(peer)) return network(peer)
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
  return network(forwarded.split(',').at(-1)?.trim() || peer)
}

/**
 * Whether somebody at this computer asks. Besides the socket's address the Host header must name this computer (a web
 * page whose name was rebound to 127.0.0.1 sends its own name), and no proxy may stand between.
 */
export function isFromThisComputer(request: IncomingMessage): boolean {
  if (forwardingHeaders.some((name) => request.headers[name] !== undefined)) return false
  if (!isLoopback(plainAddress(request.socket.remoteAddress ?? ''))) return false
  const host = hostName(request.headers.host ?? '')
  return host === 'localhost' || host === '::1' || isLoopback(host)
}

function hostName(host: string): string {
  const bracketed = /^\[(.+)\](?::\d+)?$/.exec(host)
  return (bracketed?.[1] ?? host.replace(/:\d+$/, '')).toLowerCase()
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(address)
}

/** An IPv4 address that arrived on an IPv6 socket, without its prefix. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function network(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0')
  return [...start, ...zeros, ...end].slice(0, 4).join(':')
}
