import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect, type Socket } from 'node:net'

/** Does something on a connection; returns everything that comes back until the server has closed it. */
function converse(url: string, work: (socket: Socket) => void): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let reply = ''
    socket.on('data', (data) => {
      reply += data.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(reply))
    work(socket)
  })
}

export function sendRaw(url: string, ...pieces: readonly (string | Buffer)[]): Promise<string> {
  return converse(url, (socket) => {
    for (const piece of pieces) socket.write(piece)
  })
}

export function sendForEver(url: string, beginning: string): Promise<string> {
  const more = Buffer.alloc(1024 * 1024, ' ')
  return converse(url, (socket) => {
    const goOn = () => {
      while (!socket.destroyed && socket.write(more));
    }
    socket.on('drain', goOn)
    socket.write(beginning, goOn)
  })
}

export function sendDrips(url: string, beginning: string, every: number): Promise<string> {
  return converse(url, (socket) => {
    socket.write(beginning)
    const drip = setInterval(() => socket.write('a'), every)
    socket.on('close', () => clearInterval(drip))
  })
}

export function neverRead(url: string): Promise<string> {
  return converse(url, (socket) => {
    socket.pause()
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

export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10))
}
