/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { cacheControlFor, securityHeaders, strictTransportSecurity } from '@/deploy/headers'
import { formData, shipAnswers } from './support/enquiries'
import { ask, sendRaw } from './support/raw'
import { longText, nothingHere, startTestSite, type TestSite } from './support/site'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ oldAddresses: [{ from: '/old-page', to: '/homecare/' }] })
})
afterAll(() => site.close())

const raw = (path: string, more = 'Host: x') =>
  sendRaw(site.url, `GET ${path} HTTP/1.1\r\n${more}\r\nConnection: close\r\n\r\n`)

describe('pages', () => {
  test('a folder is answered with its page, and with the headers alone if only they were asked for', async () => {
    const reply = await ask(`${site.url}/homecare/`)
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(reply.body.toString()).toContain('<title>Home Care</title>')
    const head = await ask(`${site.url}/homecare/`, { method: 'HEAD' })
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, `${reply.body.length}`, 0])
  })

  test('an address without its trailing slash leads to it, with its query, and a removed one to its new place', async () => {
    const trials = [
      ['/homecare?from=leaflet', '/homecare/?from=leaflet'],
      ['/old-page', '/homecare/'],
      ['/old-page/', '/homecare/'],
    ]
    for (const [path, place] of trials) {
      const { status, headers } = await ask(site.url + path)
      expect([path, status, headers.location, headers['cache-control']]).toEqual([path, 301, place, 'no-cache'])
    }
  })

  test('what is not here gets the not-found page, and nothing of it is kept', async () => {
    const missing =
      '/nothing-here/ /nothing-here /homecare/nothing.js /constructor /__proto__/ /_next/static/chunks/gone.js'
    const noAddresses = '/404 /404/ /404.html /_not-found /_not-found/ /.hidden/secret.txt'
    for (const path of [...missing.split(' '), ...noAddresses.split(' ')]) {
      const { status, headers, body } = await ask(site.url + path)
      const isShown = body.toString().includes(nothingHere)
      expect([path, status, headers['cache-control'], isShown]).toEqual([path, 404, 'no-cache', true])
    }
    expect((await ask(`${site.url}/.well-known/security.txt`)).status).toBe(200)
  })

  test('a page cannot be written to', async () => {
    const reply = await ask(`${site.url}/homecare/`, { method: 'POST', body: 'x' })
    expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('a path that climbs out of the website, leads to another host or makes no sense is refused', async () => {
    const climbing =
      '/../../etc/passwd /..%2f..%2fetc/passwd /%2e%2e/%2e%2e/etc/passwd /homecare/..%5c..%5cout //homecare'
    for (const path of climbing.split(' ')) {
      expect([path, await raw(path)]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 404 (?!.*root:)/s)])
    }
    for (const path of ['/%', '/%zz/', 'http://other.example/', '*']) {
      expect([path, await raw(path)]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 400 /)])
    }
    expect(await raw('/', 'Host: x\r\nHost: y')).toMatch(/^HTTP\/1\.1 400 /)
  })
})

test('every reply carries the security headers, and promises https only over https', async () => {
  const { 'Content-Security-Policy': framing, ...exact } = securityHeaders
  const paths = '/ /homecare /nothing/ /documents/application.pdf /inbox /healthz /f/ship /sage-api/autoresponder.php'
  const sent = await fetch(`${site.url}/f/ship`, { method: 'POST', body: formData(shipAnswers) })
  for (const reply of [
    ...(await Promise.all(paths.split(' ').map((path) => fetch(site.url + path, { redirect: 'manual' })))),
    sent,
  ]) {
    const given = Object.fromEntries(Object.keys(exact).map((name) => [name, reply.headers.get(name)]))
    expect([reply.url, given]).toEqual([reply.url, exact])
    expect(reply.headers.get('content-security-policy')).toContain(framing)
    expect(reply.headers.has(strictTransportSecurity.name)).toBe(false)
  }
  const secure = await ask(`${site.url}/`, { headers: { 'X-Forwarded-Proto': 'https' } })
  expect(secure.headers['strict-transport-security']).toBe(strictTransportSecurity.value)
})

test('text is sent as the best that the browser accepts and does not rule out', async () => {
  const unpacked = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body }
  const trials = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.0', 'none'],
    ['', 'none'],
  ] as const
  for (const [accept, encoding] of trials) {
    const { headers, body } = await ask(`${site.url}/`, { headers: { 'Accept-Encoding': accept } })
    expect([accept, headers['content-encoding'] ?? 'none', headers.vary]).toEqual([accept, encoding, 'Accept-Encoding'])
    expect(unpacked[encoding](body).toString()).toContain(longText)
    if (encoding !== 'none') expect(body.length).toBeLessThan(longText.length / 10)
  }
})

describe('caching', () => {
  test('what is named by its content may be kept for a year, pages are asked for each time, the rest after an hour', async () => {
    const [year, hour] = ['public, max-age=31536000, immutable', 'public, max-age=3600']
    const trials = {
      'no-cache': ['/', '/homecare/', '/robots.txt'],
      [year]: ['/_next/static/chunks/a1b2c3.js', '/pictures/programs/home-care.68f1e5890b.svg'],
      [hour]: ['/pictures/unhashed.svg', '/documents/application.pdf'],
    }
    for (const [value, paths] of Object.entries(trials)) {
      for (const path of paths) {
        expect([path, (await ask(site.url + path)).headers['cache-control']]).toEqual([path, value])
      }
    }
    expect(cacheControlFor('/og/home.aab962f813.jpg')).toBe(year)
  })

  test('a browser that already has a file is told so', async () => {
    for (const path of ['/', '/documents/application.pdf']) {
      const { etag = '' } = (await ask(site.url + path)).headers
      const again = await ask(site.url + path, { headers: { 'If-None-Match': `"other", ${etag}` } })
      expect([path, again.status, again.body.length, again.headers.etag]).toEqual([path, 304, 0, etag])
      expect((await ask(site.url + path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
    }
  })
})
