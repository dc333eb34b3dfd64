import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Who sent a request, as a short string to count by. */
export type ClientOf = (request: IncomingMessage) => string

/**
 * The client is an IPv4 address, or the first 48 bits of an IPv6 address, which is what a provider gives one customer.
 * X-Forwarded-For counts only as far as a proxy on this computer or one of `proxies` wrote it.
 * @param proxies addresses, or networks such as 10.0.0.0/8
 */
export function createClientOf(proxies: readonly string[] = []): ClientOf {
  const trusted = new BlockList()
  for (const proxy of ['127.0.0.0/8', '::1', ...proxies]) {
    const [address = '', bits] = proxy.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    trusted.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return (request) => {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',')
    let client = plainAddress(request.socket.remoteAddress ?? '')
    while (isIP(client) && trusted.check(client, isIP(client) === 6 ? 'ipv6' : 'ipv4')) {
      const before = plainAddress(forwarded.pop()?.trim() ?? '')
      if (!isIP(before)) break
      client = before
    }
    return network(client)
  }
}

/** An IPv4 address that arrived on an IPv6 socket, without its prefix. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function network(address: string): string {
  if (!address.includes(':')) return address
  // A URL spells each IPv6 address one way; the double colon stands for zeros, even within the first 48 bits.
  const [head = '', tail = ''] = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1).split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0')
  return [...start, ...zeros, ...end].slice(0, 3).join(':')
}
