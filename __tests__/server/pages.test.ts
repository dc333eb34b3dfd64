/** @jest-environment node */

import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startSiteServer } from '@/server/site-server'
import { ask, sendRaw, until } from './support/raw'
import { longText, markFile, nothingHere, startTestSite, type TestSite } from './support/site'

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

  test('an address without its trailing slash is redirected to it, with its query', async () => {
    const reply = await fetch(`${site.url}/homecare?from=leaflet`, { redirect: 'manual' })
    expect(reply.status).toBe(301)
    expect(reply.headers.get('location')).toBe('/homecare/?from=leaflet')
  })

  test.each(['/old-page', '/old-page/'])('a renamed page leads to its new address: %s', async (path) => {
    const reply = await fetch(site.url + path, { redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')]).toEqual([301, '/homecare/'])
  })

  test.each([
    '/nothing-here/',
    '/nothing-here',
    '/homecare/nothing.js',
    '/constructor',
    '/__proto__/',
    '/404',
    '/404/',
    '/404.html',
    '/_not-found',
    '/_not-found/',
  ])('what is not here gets the not-found page: %s', async (path) => {
    const reply = await fetch(site.url + path)
    expect(reply.status).toBe(404)
    expect(reply.headers.get('cache-control')).toBe('no-cache')
    expect(await reply.text()).toContain(nothingHere)
  })

  test('only the headers are sent if only they were asked for', async () => {
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

  test('hidden files stay hidden, but the security contact does not', async () => {
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

  test('a request that names two hosts is refused', async () => {
    const reply = await sendRaw(site.url, 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n')
    expect(reply).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('a redirect never leads to another host', async () => {
    const reply = await sendRaw(site.url, 'GET //homecare HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(reply).toMatch(/^HTTP\/1\.1 404 /)
  })
})

describe('compression', () => {
  test('text is sent as brotli if the browser accepts it', async () => {
    const reply = await ask(`${site.url}/`, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } })
    expect(reply.headers['content-encoding']).toBe('br')
    expect(reply.headers.vary).toContain('Accept-Encoding')
    expect(reply.body.length).toBeLessThan(longText.length / 10)
    expect(brotliDecompressSync(reply.body).toString()).toContain(longText)
  })

  test('text is sent as gzip to a browser without brotli, and uncompressed to one with neither', async () => {
    const zipped = await ask(`${site.url}/`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toContain(longText)
    const plain = await ask(`${site.url}/`)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toContain(longText)
  })

  test('an encoding the browser rules out is not used', async () => {
    const encoding = async (accept: string) =>
      (await ask(`${site.url}/`, { headers: { 'Accept-Encoding': accept } })).headers['content-encoding']
    expect(await encoding('br;q=0, gzip')).toBe('gzip')
    expect(await encoding('gzip;q=0.0')).toBeUndefined()
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
  ])('%s may be cached for "%s"', async (path, expected) => {
    expect((await fetch(site.url + path)).headers.get('cache-control')).toBe(expected)
  })

  test('a missing script is not cached for a year', async () => {
    const reply = await fetch(`${site.url}/_next/static/chunks/gone.js`)
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, 'no-cache'])
  })

  test.each(['/', '/documents/application.pdf'])('a browser that already has %s is told so', async (path) => {
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

describe('a website that is built again while it is served', () => {
  let other: TestSite
  beforeEach(async () => {
    other = await startTestSite({ patience: { rebuild: 10 } })
  })
  afterEach(() => other.close())

  const home = async () => (await fetch(`${other.url}/`)).text()
  const mark = (built: string) => writeFile(join(other.outDir, markFile), JSON.stringify({ commit: 'abc', built }))
  const health = async () => (await (await fetch(`${other.url}/healthz`)).json()) as { built: string | null }

  test('keeps its old pages while the new ones are written, even the ones that are removed', async () => {
    await writeFile(join(other.outDir, 'index.html'), 'half a new page')
    await rm(join(other.outDir, 'homecare'), { recursive: true })
    expect(await home()).toContain(longText)
    expect((await fetch(`${other.url}/homecare/`)).status).toBe(200)
    expect(other.lines).toEqual([])
  })

  test('switches to the new pages all at once when the build has written its mark, and says so', async () => {
    await writeFile(join(other.outDir, 'index.html'), 'a new page')
    await rm(join(other.outDir, 'homecare'), { recursive: true })
    await mark('2026-11-22')
    await until(async () => (await health()).built === '2026-11-22')
    expect(await home()).toBe('a new page')
    expect((await fetch(`${other.url}/homecare/`)).status).toBe(404)
    expect(other.lines).toEqual([expect.stringContaining('The website was built again.')])
    expect((await fetch(`${other.url}/${markFile}`)).status).toBe(404)
  })

  test('keeps its old pages if the new folder has no home page', async () => {
    await rm(join(other.outDir, 'index.html'))
    await mark('without a home page')
    await writeFile(join(other.outDir, 'index.html'), 'whole again')
    await mark('whole')
    await until(async () => (await health()).built === 'whole')
    expect(await home()).toBe('whole again')
  })
})

test('without a finished website, a sentence says what to do', async () => {
  const options = { port: 0, host: '127.0.0.1', outDir: join(site.folder, 'none'), enquiriesDir: site.enquiriesDir }
  await expect(startSiteServer(options)).rejects.toThrow('Run `npm run build` first.')
})
