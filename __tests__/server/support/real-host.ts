import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { ask, until } from './raw'

/** Whether the programs and Debian's own settings are installed. */
export function isInstalled(...paths: readonly string[]): boolean {
  return paths.every((path) => existsSync(path))
}

/** A port that's free right now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A certificate just for this test, in a folder the host's own user can read. */
export function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes', '-newkey', 'rsa:2048']
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  chmodSync(folder, 0o755)
  return { certificate, key }
}

/** Starts a host in the foreground and waits until it answers on a port of this computer. */
export async function startHost(program: string, args: readonly string[], port: number): Promise<() => Promise<void>> {
  const child: ChildProcess = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: '/usr/sbin:/usr/bin' },
  })
  let said = ''
  child.stdout?.on('data', (text) => (said += text))
  child.stderr?.on('data', (text) => (said += text))
  let hasEnded = false
  const end = once(child, 'close').then(() => (hasEnded = true))
  await until(async () => {
    if (hasEnded) throw new Error(`${program} ended: ${said}`)
    return ask(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
  })
  return async () => {
    child.kill('SIGTERM')
    await end
  }
}

type Secure = { status: number; headers: IncomingHttpHeaders; body: string }

/** A request over https to a host with a self-signed certificate. */
export function askSecurely(
  url: string,
  { body, ...options }: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
): Promise<Secure> {
  return new Promise((resolve, reject) => {
    const request = httpsRequest(url, { ...options, agent: false, rejectUnauthorized: false }, (response) => {
      let text = ''
      response.on('data', (data: Buffer) => (text += data.toString('latin1')))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end(body)
  })
}
