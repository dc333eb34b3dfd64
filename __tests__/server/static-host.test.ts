/** @jest-environment node */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encodingFor } from '@/server/host/compression'
import { startSiteServer } from '@/server/site-server'
import { ask, sendRaw } from './support/raw'
import { longText, startTestSite, type TestSite } from './support/site'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ oldAddresses: [{ from: '/old-page', to: '/homecare/' }] })
})
afterAll(() => site.close())

describe('pages', () => {
  test('a folder is answered with its page', async () => {
    const reply = await fetch(`${site.url}/homecare/`)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await reply.text()).toContain('<title>Home Care</title>')
  })

  test('an address without its trailing slash is sent on to it, with its question', async () => {
    const reply = await fetch(`${site.url}/homecare?from=leaflet`, { redirect: 'manual' })
    expect(reply.status).toBe(301)
    expect(reply.headers.get('location')).toBe('/homecare/?from=leaflet')
  })

  test.each(['/old-page', '/old-page/'])('a renamed page leads to its new address: %s', async (path) => {
    const reply = await fetch(site.url + path, { redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')]).toEqual([301, '/homecare/'])
  })

  test.each(['/nothing-here/', '/nothing-here', '/homecare/nothing.js', '/constructor', '/__proto__/'])(
    'what is not here gets the page that says so: %s',
    async (path) => {
      const reply = await fetch(site.url + path)
      expect(reply.status).toBe(404)
      expect(reply.headers.get('cache-control')).toBe('no-cache')
      expect(await reply.text()).toContain('This page is not here.')
    },
  )

  test('only the head is sent when only the head is asked for', async () => {
    const whole = await ask(`${site.url}/`)
    const head = await ask(`${site.url}/`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers['content-length']).toBe(String(whole.body.length))
    expect(head.body).toHaveLength(0)
  })

  test('a page cannot be written to', async () => {
    const reply = await fetch(`${site.url}/homecare/`, { method: 'POST', body: 'x' })
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('a page that has vanished since the start is not found, and the server goes on', async () => {
    const other = await startTestSite()
    await rm(join(other.outDir, 'homecare'), { recursive: true })
    await rm(join(other.outDir, 'documents'), { recursive: true })
    expect((await fetch(`${other.url}/homecare/`)).status).toBe(404)
    expect((await fetch(`${other.url}/documents/application.pdf`)).status).toBe(404)
    expect((await fetch(`${other.url}/`)).status).toBe(200)
    await other.close()
  })
})

describe('what must not be reached', () => {
  test.each(['/../../etc/passwd', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/homecare/..%5c..%5cout'])(
    'a path that climbs out of the website is not found: %s',
    async (path) => {
      const reply = await sendRaw(site.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(reply).toMatch(/^HTTP\/1\.1 404 /)
      expect(reply).not.toContain('root:')
    },
  )

  test('hidden files stay hidden, the security contact does not', async () => {
    expect((await fetch(`${site.url}/.hidden/secret.txt`)).status).toBe(404)
    expect(await (await fetch(`${site.url}/.well-known/security.txt`)).text()).toContain('security@example.org')
  })

  test.each(['/%', '/%zz/', 'http://other.example/', '*'])(
    'an address that makes no sense is refused: %s',
    async (path) => {
      const reply = await sendRaw(site.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(reply).toMatch(/^HTTP\/1\.1 400 /)
    },
  )

  test('a redirect never leads to another host', async () => {
    const reply = await sendRaw(site.url, 'GET //homecare HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(reply).toMatch(/^HTTP\/1\.1 404 /)
  })
})

describe('compression', () => {
  test('text travels as brotli when the browser takes it', async () => {
    const reply = await ask(`${site.url}/`, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } })
    expect(reply.headers['content-encoding']).toBe('br')
    expect(reply.headers.vary).toContain('Accept-Encoding')
    expect(reply.body.length).toBeLessThan(longText.length / 10)
    expect(brotliDecompressSync(reply.body).toString()).toContain(longText)
  })

  test('text travels as gzip to a browser that knows no brotli, and as it is to one that knows neither', async () => {
    const zipped = await ask(`${site.url}/`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toContain(longText)
    const plain = await ask(`${site.url}/`)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toContain(longText)
  })

  test('an encoding that the browser rules out is not used', () => {
    expect(encodingFor('br;q=0, gzip')).toBe('gzip')
    expect(encodingFor('gzip;q=0.0')).toBe('identity')
    expect(encodingFor(undefined)).toBe('identity')
  })

  test('a compressed page is kept in memory', async () => {
    const other = await startTestSite()
    const headers = { 'Accept-Encoding': 'br' }
    const first = await ask(`${other.url}/`, { headers })
    await writeFile(join(other.outDir, 'index.html'), 'changed on disk')
    expect((await ask(`${other.url}/`, { headers })).body).toEqual(first.body)
    await other.close()
  })
})

describe('caching', () => {
  const year = 'public, max-age=31536000, immutable'
  const hour = 'public, max-age=3600'
  test.each([
    ['/', 'no-cache'],
    ['/homecare/', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/_next/static/chunks/a1b2c3.js', year],
    ['/pictures/programs/home-care.68f1e5890b.svg', year],
    ['/pictures/unhashed.svg', hour],
    ['/documents/application.pdf', hour],
  ])('%s may be kept as long as "%s"', async (path, expected) => {
    expect((await fetch(site.url + path)).headers.get('cache-control')).toBe(expected)
  })

  test('a script that is not here is not remembered for a year', async () => {
    const reply = await fetch(`${site.url}/_next/static/chunks/gone.js`)
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, 'no-cache'])
  })

  test.each(['/', '/documents/application.pdf'])('a browser that has %s already is told so', async (path) => {
    const etag = (await fetch(site.url + path)).headers.get('etag') ?? ''
    const again = await fetch(site.url + path, { headers: { 'If-None-Match': `"other", ${etag}` } })
    expect(etag).not.toBe('')
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(etag)
    const changed = await fetch(site.url + path, { headers: { 'If-None-Match': '"other"' } })
    expect(changed.status).toBe(200)
    await changed.arrayBuffer()
  })
})

describe('parts of a document', () => {
  const document = '%PDF-1.7 0123456789'
  const part = (range: string) => fetch(`${site.url}/documents/application.pdf`, { headers: { Range: range } })

  test.each([
    ['bytes=0-3', '%PDF', 'bytes 0-3/19'],
    ['bytes=9-', '0123456789', 'bytes 9-18/19'],
    ['bytes=-4', '6789', 'bytes 15-18/19'],
    ['bytes=15-999', '6789', 'bytes 15-18/19'],
  ])('%s', async (range, text, contentRange) => {
    const reply = await part(range)
    expect(reply.status).toBe(206)
    expect(reply.headers.get('content-range')).toBe(contentRange)
    expect(await reply.text()).toBe(text)
  })

  test.each(['bytes=5-2', 'bytes=a-b', 'bytes=0-1,4-5', 'pages=1-2', 'bytes=-'])(
    'a range that makes no sense gets the whole document: %s',
    async (range) => {
      const reply = await part(range)
      expect(reply.status).toBe(200)
      expect(await reply.text()).toBe(document)
    },
  )

  test('a range behind the end is refused', async () => {
    const reply = await part('bytes=19-')
    expect([reply.status, reply.headers.get('content-range')]).toEqual([416, 'bytes */19'])
  })

  test('a document that has changed since is sent whole', async () => {
    const headers = { Range: 'bytes=0-3', 'If-Range': '"another version"' }
    const reply = await fetch(`${site.url}/documents/application.pdf`, { headers })
    expect([reply.status, await reply.text()]).toEqual([200, document])
  })
})

test('without a finished website there is a sentence that says what to do', async () => {
  const options = { port: 0, host: '127.0.0.1', outDir: join(site.folder, 'none'), enquiriesDir: site.enquiriesDir }
  await expect(startSiteServer(options)).rejects.toThrow('Run `npm run build` first.')
})
