import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Problem } from '@/scripts/step'

/** Headers of one connection, which HTTP/2 doesn't know. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding']

/** Serves another local server over HTTP/2 with TLS, as real hosts do; the certificate is made for the occasion. */
export async function secureFront(backend: string): Promise<{ url: string; close(): void }> {
  const server = createSecureServer({ ...(await certificate()), allowHTTP1: true }, (incoming, outgoing) => {
    const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'))
    request(`${backend}${incoming.url}`, { method: incoming.method, headers: Object.fromEntries(headers) })
      .on('response', (answer) => {
        const answerHeaders = Object.entries(answer.headers).filter(([name]) => !ofConnection.includes(name))
        outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(answerHeaders))
        answer.pipe(outgoing)
      })
      .on('error', () => outgoing.writeHead(502).end())
      .end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A server listening on TCP has this kind of address, not a socket path.
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

async function certificate(): Promise<{ key: string; cert: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'audit-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const wanted = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  try {
    await promisify(execFile)('openssl', [...wanted, '-keyout', key, '-out', cert])
    return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') }
  } catch (error) {
    throw new Problem(`openssl couldn't make a certificate (${error}). Install openssl, or add --http1.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
