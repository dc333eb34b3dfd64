/** @jest-environment node */
import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { securityHeaders, strictTransportSecurity } from '@/deploy/headers'
import { ask } from './support/raw'
import { askSecurely, freePort, isInstalled, makeCertificate, startHost } from './support/real-host'
import { nothingHere, startTestSite, type TestSite } from './support/site'

jest.setTimeout(60_000)

let site: TestSite
let stop = async () => {}
let ports = { http: 0, https: 0 }
const https = (path: string) => `https://127.0.0.1:${ports.https}${path}`

/** Debian's own modules and the ones deploy/README.md asks for; only the ports and folders are this test's. */
async function startApache(): Promise<void> {
  site = await startTestSite()
  ports = { http: await freePort(), https: await freePort() }
  const { certificate, key } = makeCertificate(site.folder)
  await copyFile('deploy/.htaccess', join(site.outDir, '.htaccess'))
  const settings = `ServerRoot /etc/apache2
ServerName localhost
PidFile ${site.folder}/apache.pid
DefaultRuntimeDir ${site.folder}
ErrorLog ${site.folder}/error.log
User www-data
Group www-data
Include mods-enabled/*.load
Include mods-enabled/mime.conf
Include mods-enabled/dir.conf
Include mods-enabled/deflate.conf
${['headers', 'rewrite', 'brotli', 'socache_shmcb', 'ssl'].map((name) => `Include mods-available/${name}.load`).join('\n')}
Listen ${ports.http}
Listen ${ports.https}
DocumentRoot ${site.outDir}
<Directory ${site.outDir}>
  AllowOverride All
  Require all granted
</Directory>
<VirtualHost *:${ports.https}>
  SSLEngine on
  SSLCertificateFile ${certificate}
  SSLCertificateKeyFile ${key}
</VirtualHost>
`
  await writeFile(join(site.folder, 'apache2.conf'), settings)
  const args = ['-f', join(site.folder, 'apache2.conf'), '-D', 'FOREGROUND']
  stop = await startHost('/usr/sbin/apache2', args, ports.http)
}

function trials(): void {
  beforeAll(startApache)
  afterAll(async () => {
    await stop()
    await site.close()
  })

  test('leads from http to https', async () => {
    const { status, headers } = await ask(`http://127.0.0.1:${ports.http}/homecare/?a=1`, {
      headers: { Host: 'www.example.org' },
    })
    expect([status, headers.location]).toEqual([301, 'https://www.example.org/homecare/?a=1'])
  })

  test('shows the pages with every header, even behind a proxy that speaks https', async () => {
    const behindProxy = { headers: { 'X-Forwarded-Proto': 'https' } }
    for (const reply of [await askSecurely(https('/')), await ask(`http://127.0.0.1:${ports.http}/`, behindProxy)]) {
      const all = { ...securityHeaders, [strictTransportSecurity.name]: strictTransportSecurity.value }
      for (const [name, value] of Object.entries(all)) expect(reply.headers[name.toLowerCase()]).toBe(value)
      expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'no-cache'])
    }
    expect((await askSecurely(https('/_next/static/chunks/a1b2c3.js'))).headers['cache-control']).toContain('immutable')
  })

  test.each(['br', 'gzip'])('tells a browser that has a compressed page that it has it: %s', async (encoding) => {
    const headers = { 'Accept-Encoding': encoding }
    const first = await askSecurely(https('/'), { headers })
    expect([first.status, first.headers['content-encoding']]).toEqual([200, encoding])
    const { etag, 'last-modified': since = '' } = first.headers
    const known = { ...headers, 'If-Modified-Since': since, ...(etag ? { 'If-None-Match': etag } : {}) }
    expect((await askSecurely(https('/'), { headers: known })).status).toBe(304)
  })

  test('adds a missing slash with a redirect that is never cached, and never caches errors', async () => {
    const { status, headers } = await askSecurely(https('/homecare?a=1'))
    expect([status, headers['cache-control']]).toEqual([301, 'no-cache'])
    expect(headers.location).toMatch(/\/homecare\/\?a=1$/)
    const gone = await askSecurely(https('/_next/static/chunks/gone.js'))
    expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-cache'])
  })

  test.each(['/404', '/404/', '/404.html', '/_not-found/', '/.hidden/secret.txt', '/.htaccess'])(
    'has no page at %s',
    async (path) => {
      const { status } = await askSecurely(https(path))
      expect([path, status >= 403]).toEqual([path, true])
    },
  )

  test('shows the not-found page for what is not here', async () => {
    const { status, body } = await askSecurely(https('/nothing-here/'))
    expect([status, body.includes(nothingHere)]).toEqual([404, true])
  })
}

if (isInstalled('/usr/sbin/apache2', '/etc/apache2/mods-enabled', '/usr/bin/openssl'))
  describe('deploy/.htaccess on Debian’s Apache', trials)
else test('Apache is not installed here, so deploy/.htaccess was not tried', () => {})
