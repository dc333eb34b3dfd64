/** @jest-environment node */
import { readdir } from 'node:fs/promises'
import { formData, furnitureAnswers, picture, png, sendTo, shipAnswers } from './support/enquiries'
import { sendForEver, sendRaw, until } from './support/raw'
import { halfReceived, keptEnquiries, keptNames, startTestSite, type TestSite } from './support/site'

// These tests send many megabytes, and a busy computer is slow.
jest.setTimeout(15_000)

let site: TestSite

let sent = 0
/** An enquiry different from all before it; the same one would be kept only once. */
const freshAnswers = () => {
  sent += 1
  return { ...shipAnswers, additionalInfo: `Message ${sent}` }
}

beforeAll(async () => {
  site = await startTestSite({ patience: { headers: 300, silence: 300 } })
})
afterEach(async () => {
  // Whatever was sent, the server still takes an enquiry, and nothing is left lying around.
  const before = await keptNames(site.enquiriesDir)
  expect((await sendTo(`${site.url}/f/ship`, formData(freshAnswers()))).status).toBe(200)
  expect(await keptNames(site.enquiriesDir)).toHaveLength(before.length + 1)
  await until(async () => (await halfReceived(site.enquiriesDir)).length === 0)
  expect((await readdir(site.folder)).sort()).toEqual(['enquiries', 'out'])
})
afterAll(() => site.close())

const boundary = 'line-between-parts'
const head = (path: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nConnection: close\r\n${more}\r\n\r\n`
const multipartHead = (body: string, more = '') =>
  head(
    '/f/furnitureWorkshop',
    `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length}${more}`,
  )
const part = (headers: string, content: string) => `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`
const field = (name: string, content: string) => part(`Content-Disposition: form-data; name="${name}"`, content)
const answers = Object.entries(furnitureAnswers)
  .map(([name, value]) => field(name, value))
  .join('')
const freshPart = () => field('additionalInfo', freshAnswers().additionalInfo)
const end = `--${boundary}--\r\n`
const fileHeaders = (filename: string) =>
  `Content-Disposition: form-data; name="photo"; ${filename}\r\nContent-Type: image/png`

describe('a file name that climbs out of its folder', () => {
  test.each([
    'filename="../../../../tmp/evil.png"',
    String.raw`filename="..\\..\\evil.png"`,
    'filename="/etc/cron.d/evil"',
    "filename*=utf-8''..%2F..%2Fevil.png",
    'filename="evil.png\0.php"',
    `filename="${'a'.repeat(5000)}.png"`,
  ])('names nothing but itself: %.60s', async (filename) => {
    const body = answers + freshPart() + part(fileHeaders(filename), png.toString('latin1')) + end
    const reply = await sendRaw(site.url, multipartHead(body), Buffer.from(body, 'latin1'))
    const folders = await keptNames(site.enquiriesDir)
    if (reply.startsWith('HTTP/1.1 200')) {
      const newest = (await keptEnquiries(site.enquiriesDir)).at(-1)
      expect(newest?.photo?.file).toBe('photo.png')
      expect(newest?.photo?.name).not.toMatch(/[/\\\0]/)
      expect(newest?.photo?.name.length).toBeLessThanOrEqual(200)
      expect(await readdir(`${site.enquiriesDir}/${folders.at(-1)}`)).toEqual(['enquiry.json', 'photo.png'])
    } else expect(reply).toMatch(/^HTTP\/1\.1 4\d\d /)
  })
})

test.each([
  '/f/../../etc',
  '/f/..%2f..%2fetc',
  '/f/ship%00',
  '/f/__proto__',
  '/f/constructor',
  '/f/ship/../x',
  '/p/a/b/f/ship',
  '/f/',
])('a form key that climbs out of its folder is not a form: %s', async (path) => {
  const before = await keptNames(site.enquiriesDir)
  const body = 'fullName=Rose'
  const type = 'Content-Type: application/x-www-form-urlencoded'
  const reply = await sendRaw(site.url, head(path, `${type}\r\nContent-Length: ${body.length}`), body)
  expect(reply).toMatch(/^HTTP\/1\.1 404 /)
  expect(reply).toContain('FORM_NOT_FOUND')
  expect(await keptNames(site.enquiriesDir)).toEqual(before)
})

describe('a broken message is refused:', () => {
  const refused = async (headers: string, body: string, status = /^HTTP\/1\.1 400 /) => {
    const before = await keptNames(site.enquiriesDir)
    const reply = await sendRaw(site.url, headers, Buffer.from(body, 'latin1'))
    expect(reply).toMatch(status)
    expect(reply).toContain('"errors":[{"message":')
    expect(await keptNames(site.enquiriesDir)).toEqual(before)
  }

  test('without the boundary it promises', async () => {
    const body = answers + end
    await refused(head('/f/ship', `Content-Type: multipart/form-data\r\nContent-Length: ${body.length}`), body)
  })

  test('with an end that never comes', async () => {
    await refused(multipartHead(answers), answers)
  })

  test('with a picture that breaks off', async () => {
    const body = answers + part(fileHeaders('filename="a.png"'), png.toString('latin1')).slice(0, -20)
    await refused(multipartHead(body), body)
  })

  test('with malformed headers inside', async () => {
    const body = `--${boundary}\r\nno header at all \0\r\n\r\nx\r\n${end}`
    await refused(multipartHead(body), body)
  })

  test('with a part that has no name', async () => {
    const body = `${answers}${part('Content-Disposition: form-data', 'x')}${end}`
    await refused(multipartHead(body), body)
  })

  test('in a format no one reads', async () => {
    await refused(head('/f/ship', 'Content-Type: text/plain\r\nContent-Length: 5'), 'hello', /^HTTP\/1\.1 415 /)
    await refused(head('/f/ship', 'Content-Length: 5'), 'hello', /^HTTP\/1\.1 415 /)
  })

  test.each(['{"fullName":', '[]', '"text"', 'null', '{"fullName":{"a":1}}'])(
    'as JSON that is not a message: %s',
    async (body) => {
      const type = 'Content-Type: application/json'
      await refused(head('/f/ship', `${type}\r\nContent-Length: ${body.length}`), body, /^HTTP\/1\.1 4(00|22) /)
    },
  )
})

describe('too much is refused:', () => {
  test('10,000 fields', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`_field${index}`, 'x']))
    for (const body of [formData(many), new URLSearchParams(many)]) {
      expect((await sendTo(`${site.url}/f/ship`, body)).status).toBe(413)
    }
    const json = { 'Content-Type': 'application/json' }
    expect((await sendTo(`${site.url}/f/ship`, JSON.stringify(many), json)).status).toBe(413)
  })

  test('101 fields, but not a hundred', async () => {
    const rest = (count: number) => Array.from({ length: count }, (_, index) => [`_field${index}`, 'x'])
    const all = (count: number) => ({ ...shipAnswers, ...Object.fromEntries(rest(count)) })
    const taken = 100 - Object.keys(shipAnswers).length
    for (const make of [formData, (parts: Record<string, string>) => new URLSearchParams(parts)]) {
      expect((await sendTo(`${site.url}/f/ship`, make(all(taken)))).status).toBe(200)
      expect((await sendTo(`${site.url}/f/ship`, make(all(taken + 1)))).status).toBe(413)
    }
  })

  test('an answer over 64 KB, but not one of exactly 64 KB', async () => {
    const full = 'a'.repeat(64 * 1024)
    const send = (additionalInfo: string) => sendTo(`${site.url}/f/ship`, formData({ ...shipAnswers, additionalInfo }))
    expect((await send(full)).status).toBe(200)
    expect(await send(`${full}a`)).toMatchObject({ status: 413, errors: [{ field: 'additionalInfo' }] })
  })

  test('a field name as long as a book', async () => {
    const reply = await sendTo(`${site.url}/f/ship`, formData({ ...shipAnswers, ['n'.repeat(9000)]: 'x' }))
    expect(reply.status).toBe(422)
    expect(JSON.stringify(reply).length).toBeLessThan(1000)
  })

  test('a body that says it is ten gigabytes, before any of it is read', async () => {
    const type = `Content-Type: multipart/form-data; boundary=${boundary}`
    const headers = head('/f/furnitureWorkshop', `${type}\r\nContent-Length: 10000000000`)
    expect(await sendRaw(site.url, headers)).toMatch(/^HTTP\/1\.1 413 .*FILES_TOO_BIG/s)
  })

  test('and a sender who goes on after the refusal is cut off', async () => {
    const type = `Content-Type: multipart/form-data; boundary=${boundary}`
    const headers = `POST /f/ship HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: 10000000000\r\n\r\n`
    expect(await sendForEver(site.url, headers)).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('and a sender who finishes sending what was refused may use the connection for something else', async () => {
    const body = part(fileHeaders('filename="a.png"'), 'x'.repeat(20_000_000)) + answers + end
    const type = `Content-Type: multipart/form-data; boundary=${boundary}`
    const headers = `POST /f/ship HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: ${body.length}\r\n\r\n`
    const next = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
    const replies = await sendRaw(site.url, headers, Buffer.from(body, 'latin1'), next)
    expect(replies).toMatch(/^HTTP\/1\.1 413 .*too large.*HTTP\/1\.1 200 .*<title>Home<\/title>/s)
  })

  test('a body of unknown size that never ends', async () => {
    async function* endless() {
      const chunk = new TextEncoder().encode('x'.repeat(1024 * 1024))
      yield new TextEncoder().encode('fullName=')
      for (;;) yield chunk
    }
    const init = { method: 'POST', body: endless() as never, duplex: 'half', headers: {} } as RequestInit
    init.headers = { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' }
    expect((await fetch(`${site.url}/f/ship`, init)).status).toBe(413)
  })
})

test('an answer with a NUL in it is refused at its field', async () => {
  const { errors, status } = await sendTo(`${site.url}/f/ship`, formData({ ...shipAnswers, fullName: 'Rose\0Alder' }))
  expect(status).toBe(422)
  expect(errors?.map((error) => error.field)).toEqual(['fullName'])
})

describe('a sender who ties up the connection', () => {
  test('without ever ending the headers is cut off', async () => {
    expect(await sendRaw(site.url, 'POST /f/ship HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /)
  })

  test.each(['application/json', 'application/x-www-form-urlencoded', `multipart/form-data; boundary=${boundary}`])(
    'without ever ending the body is cut off: %s',
    async (type) => {
      const headers = head('/f/furnitureWorkshop', `Content-Type: ${type}\r\nContent-Length: 1000`)
      expect(await sendRaw(site.url, headers, '{"')).toMatch(/^HTTP\/1\.1 408 /)
    },
  )

  test('in the middle of a picture leaves nothing behind', async () => {
    const start = answers + part(fileHeaders('filename="a.png"'), png.toString('latin1').repeat(2000))
    const headers = multipartHead(start + ' '.repeat(1000))
    expect(await sendRaw(site.url, headers, Buffer.from(start, 'latin1'))).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('and hangs up in the middle of a picture leaves nothing behind', async () => {
    const control = new AbortController()
    async function* halfPicture() {
      yield new TextEncoder().encode(answers + part(fileHeaders('filename="a.png"'), 'x'.repeat(100_000)).slice(0, -2))
      await until(async () => (await halfReceived(site.enquiriesDir)).length === 1)
      control.abort()
      await new Promise(() => {})
    }
    const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
    const init = { method: 'POST', body: halfPicture() as never, duplex: 'half', headers, signal: control.signal }
    await expect(fetch(`${site.url}/f/furnitureWorkshop`, init as RequestInit)).rejects.toThrow()
    await until(async () => (await halfReceived(site.enquiriesDir)).length === 0)
  })
})

test('fifty people at once are all served', async () => {
  // With the usual patience: a busy computer takes a while to connect fifty people.
  const crowded = await startTestSite()
  const sent = Array.from({ length: 50 }, (_, index) =>
    sendTo(
      `${crowded.url}/f/furnitureWorkshop`,
      formData({ ...furnitureAnswers, repairItem: `chair ${index}`, photo: picture() }),
      { 'X-Forwarded-For': `203.0.113.${index}` },
    ),
  )
  expect((await Promise.all(sent)).every(({ status }) => status === 200)).toBe(true)
  const kept = await keptEnquiries(crowded.enquiriesDir)
  expect(kept).toHaveLength(50)
  expect(new Set(kept.map(({ fields }) => fields.repairItem)).size).toBe(50)
  await crowded.close()
})
