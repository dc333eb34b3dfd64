/** @jest-environment node */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { organization } from '@/content/organization'
import { securityHeaders, strictTransportSecurity } from '@/deploy/headers'
import { furnitureAnswers, png } from './support/enquiries'
import { ask } from './support/raw'
import { askSecurely, freePort, isInstalled, makeCertificate, startHost } from './support/real-host'
import { keptEnquiries, nothingHere, startTestSite, type TestSite } from './support/site'

jest.setTimeout(60_000)

let site: TestSite
let stop = async () => {}
let ports = { http: 0, https: 0, desk: 0 }
const http = (path: string) => `http://127.0.0.1:${ports.http}${path}`
const https = (path: string) => `https://127.0.0.1:${ports.https}${path}`

/** Debian's own settings with its default site, plus our file; only the ports and folders are this test's. */
async function startNginx(): Promise<void> {
  site = await startTestSite()
  ports = { http: await freePort(), https: await freePort(), desk: Number(new URL(site.url).port) }
  const { certificate, key } = makeCertificate(site.folder)
  const ported = (text: string) =>
    text
      .replaceAll(/listen (\[::\]:)?80\b/g, `listen $1${ports.http}`)
      .replaceAll(/listen (\[::\]:)?443\b/g, `listen $1${ports.https}`)
  const ours = ported(await readFile('deploy/nginx.conf', 'utf8'))
    .replace('/etc/nginx/sage/fullchain.pem', certificate)
    .replace('/etc/nginx/sage/privkey.pem', key)
    .replace('/srv/sage/current/out', site.outDir)
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.desk}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${site.folder}/tmp;`,
  )
  const main = (await readFile('/etc/nginx/nginx.conf', 'utf8'))
    .replace(/^include .*modules-enabled.*$/m, '')
    .replaceAll('/var/log/nginx', site.folder)
    .replace('/run/nginx.pid', `${site.folder}/nginx.pid`)
    .replace('http {', `http {\n${temporary.join('\n')}`)
    .replace('/etc/nginx/conf.d/', `${site.folder}/conf.d/`)
    .replace('/etc/nginx/sites-enabled/', `${site.folder}/sites-enabled/`)
  for (const folder of ['conf.d', 'sites-enabled', 'tmp']) await mkdir(join(site.folder, folder))
  await writeFile(join(site.folder, 'conf.d/sage.conf'), ours)
  await writeFile(
    join(site.folder, 'sites-enabled/default'),
    ported(await readFile('/etc/nginx/sites-available/default', 'utf8')),
  )
  await writeFile(join(site.folder, 'nginx.conf'), main)
  stop = await startHost('/usr/sbin/nginx', ['-c', join(site.folder, 'nginx.conf'), '-g', 'daemon off;'], ports.http)
}

/** A form with a photo of this many megabytes, as a browser sends it. */
function photoBody(megabytes: number): { body: Buffer; headers: Record<string, string> } {
  const fields = Object.entries(furnitureAnswers).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head =
    '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  const photo = Buffer.alloc(megabytes * 1024 * 1024, 7)
  png.copy(photo)
  const body = Buffer.concat([Buffer.from(fields.join('') + head), photo, Buffer.from('\r\n--b--\r\n')])
  const headers = { Accept: 'application/json', 'Content-Type': 'multipart/form-data; boundary=b' }
  return { body, headers: { ...headers, 'Content-Length': String(body.length) } }
}

function trials(): void {
  beforeAll(startNginx)
  afterAll(async () => {
    await stop()
    await site.close()
  })

  test('leads from http to https, over IPv4 and IPv6, even where nginx’s default site would answer', async () => {
    for (const address of [http('/homecare/?a=1'), `http://[::1]:${ports.http}/homecare/?a=1`]) {
      for (const Host of ['www.example.org', '127.0.0.1', '_.example.org']) {
        const { status, headers } = await ask(address, { headers: { Host } })
        expect([status, headers.location]).toEqual([301, `https://${Host}/homecare/?a=1`])
      }
    }
  })

  test('shows the pages with every header', async () => {
    for (const path of ['/', '/homecare/']) {
      const { status, headers } = await askSecurely(https(path))
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
      const all = { ...securityHeaders, [strictTransportSecurity.name]: strictTransportSecurity.value }
      for (const [name, value] of Object.entries(all)) expect(headers[name.toLowerCase()]).toBe(value)
    }
    expect((await askSecurely(https('/_next/static/chunks/a1b2c3.js'))).headers['cache-control']).toContain('immutable')
  })

  test('adds a missing slash with a redirect that is never cached, and never caches errors', async () => {
    const { status, headers } = await askSecurely(https('/homecare?a=1'))
    expect([status, headers.location, headers['cache-control']]).toEqual([301, '/homecare/?a=1', 'no-cache'])
    const gone = await askSecurely(https('/_next/static/chunks/gone.js'))
    expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-cache'])
  })

  test.each(['/404', '/404/', '/404.html', '/_not-found/', '/.hidden/secret.txt', '/inbox/', '/inbox/key/'])(
    'has no page at %s',
    async (path) => {
      const { status, body } = await askSecurely(https(path))
      expect([status, body.includes(nothingHere)]).toEqual([404, true])
    },
  )

  test('passes enquiries on to the desk, and its replies carry each header once', async () => {
    const reply = await askSecurely(https('/f/furnitureWorkshop'), { method: 'POST', ...photoBody(1) })
    expect([reply.status, reply.headers['x-frame-options']]).toEqual([200, 'DENY'])
    expect(reply.headers['strict-transport-security']).toBe(strictTransportSecurity.value)
    expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(1)
    expect((await askSecurely(https('/healthz'))).body).toContain('"disk":"ok"')
  })

  test('always shows the desk’s own sentence for a photo of 30 MB', async () => {
    for (let round = 0; round < 20; round += 1) {
      const reply = await askSecurely(https('/f/furnitureWorkshop'), { method: 'POST', ...photoBody(30) })
      expect([round, reply.status, reply.body.includes('larger than 25MB')]).toEqual([round, 413, true])
    }
  })

  test('shows a page with the phone number when the desk is down', async () => {
    await site.close()
    const reply = await askSecurely(https('/f/ship'), { method: 'POST' })
    expect([reply.status, reply.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(reply.body).toContain(organization.phone.printed)
    expect(reply.headers['cache-control']).toBe('no-cache')
  })
}

if (isInstalled('/usr/sbin/nginx', '/etc/nginx/sites-available/default', '/usr/bin/openssl'))
  describe('deploy/nginx.conf on Debian’s nginx', trials)
else test('nginx is not installed here, so deploy/nginx.conf was not tried', () => {})
