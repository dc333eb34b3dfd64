/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import { cacheControlFor, securityHeaders, strictTransportSecurity } from '@/deploy/headers'
import { hostFiles } from '@/deploy/host-files'
import { formData, shipAnswers } from './support/enquiries'
import { ask } from './support/raw'
import { startTestSite, type TestSite } from './support/site'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const names = Object.keys(securityHeaders).filter((name) => name !== 'Content-Security-Policy')

describe('every reply', () => {
  test.each([
    '/',
    '/homecare',
    '/nothing/',
    '/documents/application.pdf',
    '/inbox',
    '/healthz',
    '/f/ship',
    '/sage-api/autoresponder.php',
  ])('carries the security headers: %s', async (path) => {
    const reply = await fetch(site.url + path, { redirect: 'manual' })
    for (const name of names) expect([name, reply.headers.get(name)]).toEqual([name, securityHeaders[name as never]])
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test('carries them even for a form that was sent', async () => {
    const reply = await fetch(`${site.url}/f/ship`, { method: 'POST', body: formData(shipAnswers) })
    for (const name of names) expect(reply.headers.has(name)).toBe(true)
  })

  test('promises https only over https', async () => {
    const plain = await ask(`${site.url}/`)
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    const secure = await ask(`${site.url}/`, { headers: { 'X-Forwarded-Proto': 'https' } })
    expect(secure.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  })
})

describe('the table', () => {
  const permissions = securityHeaders['Permissions-Policy']

  test.each(['camera', 'microphone', 'geolocation', 'payment', 'usb', 'interest-cohort'])(
    'no page may use %s',
    (name) => {
      expect(permissions.split(', ')).toContain(`${name}=()`)
    },
  )

  test.each(['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'])('videos may use %s', (name) => {
    expect(permissions.split(', ')).toContain(`${name}=(self "https://www.youtube-nocookie.com")`)
  })

  test('the preload list is left to the owner', () => {
    expect(strictTransportSecurity.value).not.toContain('preload')
  })

  test('pictures and share pictures named by their content are cached for a year', () => {
    expect(cacheControlFor('/og/home.aab962f813.jpg')).toContain('immutable')
    expect(cacheControlFor('/pictures/heroes/careers.68f1e5890b-640.avif')).toContain('immutable')
    expect(cacheControlFor('/pictures/heroes/careers.avif')).not.toContain('immutable')
  })
})

describe('the files for other hosts', () => {
  test.each(hostFiles())('deploy/$name says what the table says', async ({ name, text }) => {
    const written = await readFile(`deploy/${name}`, 'utf8')
    expect({ file: name, cure: 'npx tsx scripts/build/host-files.ts', text: written }).toEqual({
      file: name,
      cure: 'npx tsx scripts/build/host-files.ts',
      text,
    })
  })

  test.each(hostFiles().filter(({ name }) => name !== '_redirects'))('$name sends every header', ({ text }) => {
    for (const name of [...Object.keys(securityHeaders), strictTransportSecurity.name]) expect(text).toContain(name)
    expect(text).toContain('max-age=31536000, immutable')
  })

  test('each of them redirects a renamed page, with and without its slash', () => {
    const files = hostFiles([{ from: '/old.page/', to: '/homecare/' }])
    const text = (name: string) => files.find((file) => file.name === name)?.text
    expect(text('nginx.conf')).toContain(String.raw`location ~ ^/old\.page/?$ { return 301 /homecare/; }`)
    expect(text('.htaccess')).toContain(String.raw`RedirectMatch 301 "^/old\.page/?$" "/homecare/"`)
    expect(text('_redirects')).toContain('/old.page /homecare/ 301\n/old.page/ /homecare/ 301\n')
  })
})
