import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to the next enquiry: a bad answer, no answer, or the real desk's. */
export type Mood = 'error' | 'garbage' | 'silence' | 'well'

/**
 * Sits between the browser and the real desk and spoils the answers to enquiries. Everything else, and every
 * enquiry while the mood is 'well', goes through to the real one.
 */
export async function unreliableDesk(target: string) {
  let mood: Mood = 'well'
  const server: Server = createServer((incoming, outgoing) => {
    const isEnquiry = incoming.method === 'POST' && incoming.url?.startsWith('/f/')
    if (isEnquiry && mood === 'silence') return incoming.resume()
    if (isEnquiry && mood !== 'well') {
      incoming.resume().on('end', () => {
        outgoing.writeHead(mood === 'error' ? 500 : 200, { 'Content-Type': 'application/json' })
        outgoing.end(mood === 'error' ? '{"error":"out of order"}' : '<html>not what was asked for')
      })
      return
    }
    passOn(incoming, target).on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setMood: (next: Mood) => {
      mood = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function passOn(incoming: IncomingMessage, target: string) {
  const onward = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers: incoming.headers })
  return incoming.pipe(onward)
}
