import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

/** Sends raw bytes and returns everything that comes back until the server closes the connection. */
export function sendRaw(url: string, ...pieces: readonly (string | Buffer)[]): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let reply = ''
    socket.on('data', (data) => {
      reply += data.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(reply))
    for (const piece of pieces) socket.write(piece)
  })
}

/** Sends a beginning, then endless spaces; returns what came back once the server has closed the connection. */
export function sendForEver(url: string, beginning: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const more = Buffer.alloc(1024 * 1024, ' ')
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let reply = ''
    const goOn = () => {
      while (!socket.destroyed && socket.write(more));
    }
    socket.on('data', (data) => {
      reply += data.toString('latin1')
    })
    socket.on('drain', goOn)
    socket.on('error', () => {})
    socket.on('close', () => resolve(reply))
    socket.write(beginning, goOn)
  })
}

/** Sends a beginning, then letter after letter; returns what came back once the server has closed the connection. */
export function sendDrips(url: string, beginning: string, every: number): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let reply = ''
    const drip = setInterval(() => socket.write('a'), every)
    socket.on('data', (data) => {
      reply += data.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(drip)
      resolve(reply)
    })
    socket.write(beginning)
  })
}

/** Requests a page over and over on one connection without reading an answer; returns once the server has closed it. */
export function neverRead(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname).pause()
    socket.on('error', () => {})
    socket.on('close', () => resolve())
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500_000))
  })
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A request with any header, even ones fetch doesn't let us set (Host, Accept-Encoding), its body not decompressed. */
export function ask(
  url: string,
  { body, ...options }: { method?: string; headers?: Record<string, string | string[]>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { agent: false, ...options }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Checks over and over until something is true, when there's no event to wait for. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10))
}
