/** @jest-environment node */
import { readdir } from 'node:fs/promises'
import { limits } from '@/server/enquiries/limits'
import { formData, furnitureAnswers, picture, png, sendTo, shipAnswers } from './support/enquiries'
import { neverRead, sendDrips, sendForEver, sendRaw, until } from './support/raw'
import { halfReceived, keptEnquiries, keptNames, startTestSite, type TestSite } from './support/site'

let site: TestSite
let before: string[]

let sent = 0
/** An enquiry different from all before it; the same one would be kept only once. */
const freshAnswers = () => {
  sent += 1
  return { ...shipAnswers, additionalInfo: `Message ${sent}` }
}

beforeAll(async () => {
  site = await startTestSite()
})
beforeEach(async () => {
  before = await keptNames(site.enquiriesDir)
})
afterEach(async () => {
  // Whatever was sent, the server still takes an enquiry, and nothing is left lying around.
  const kept = await keptNames(site.enquiriesDir)
  expect((await sendTo(at('ship'), formData(freshAnswers()))).status).toBe(200)
  expect(await keptNames(site.enquiriesDir)).toHaveLength(kept.length + 1)
  await until(async () => (await halfReceived(site.enquiriesDir)).length === 0)
  expect((await readdir(site.folder)).sort()).toEqual(['enquiries', 'out'])
})
afterAll(() => site.close())

const at = (form: string) => `${site.url}/f/${form}`
const nothingKept = async () => expect(await keptNames(site.enquiriesDir)).toEqual(before)
const head = (path: string, ...more: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: x', 'Accept: application/json', ...more, '\r\n'].join('\r\n')
const types = {
  json: 'application/json',
  plain: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=b',
}
const last = 'Connection: close'
const multipartHead = (length: number) =>
  head('/f/furnitureWorkshop', `Content-Type: ${types.multipart}`, `Content-Length: ${length}`, last)
const part = (headers: string, content: string) => `--b\r\n${headers}\r\n\r\n${content}\r\n`
const field = (name: string, content: string, more = '') =>
  part(`Content-Disposition: form-data; name="${name}"${more}`, content)
const answers = Object.entries(furnitureAnswers)
  .map(([name, value]) => field(name, value))
  .join('')
const photoPart = (filename: string, content = png.toString('latin1')) =>
  part(`Content-Disposition: form-data; name="photo"; ${filename}\r\nContent-Type: image/png`, content)
const end = '--b--\r\n'

test('a file name names nothing but itself, wherever it climbs', async () => {
  const names = [
    'filename="../../../../tmp/evil.png"',
    String.raw`filename="..\\..\\evil.png"`,
    'filename="/etc/cron.d/evil"',
    "filename*=utf-8''..%2F..%2Fevil.png",
    'filename="evil.png\0.php"',
    `filename="${'a'.repeat(5000)}.png"`,
  ]
  for (const [index, name] of names.entries()) {
    const body = answers + field('repairItem', `chair ${index}`) + photoPart(name) + end
    const reply = await sendRaw(site.url, multipartHead(body.length), Buffer.from(body, 'latin1'))
    // A NUL breaks the part's headers, so nothing of it counts.
    if (name.includes('\0')) {
      expect(reply).toMatch(/^HTTP\/1\.1 400 /)
      continue
    }
    expect([name, reply]).toEqual([name, expect.stringMatching(/^HTTP\/1\.1 200 /)])
    const folder = (await keptNames(site.enquiriesDir)).at(-1)
    const { photo } = (await keptEnquiries(site.enquiriesDir)).at(-1) ?? {}
    expect([photo?.file, photo?.name]).toEqual(['photo.png', expect.stringMatching(/^[^/\\\0]{1,200}$/)])
    expect(await readdir(`${site.enquiriesDir}/${folder}`)).toEqual(['enquiry.json', 'photo.png'])
  }
})

test('a form key that climbs out of its folder is not a form', async () => {
  const keys = ['../../etc', '..%2f..%2fetc', 'ship%00', 'ship/../x', '']
  for (const path of [...keys.map((key) => `/f/${key}`), '/p/a/b/f/ship']) {
    const headers = head(path, `Content-Type: ${types.plain}`, 'Content-Length: 13', last)
    expect([path, await sendRaw(site.url, headers, 'fullName=Rose')]).toEqual([
      path,
      expect.stringMatching(/^HTTP\/1\.1 404 .*FORM_NOT_FOUND/s),
    ])
  }
  await nothingKept()
})

test('a message that is broken or in a format no one reads is refused with a sentence, and logged as no fault of ours', async () => {
  const lettered = (charset: string) =>
    part(`Content-Disposition: form-data; name="fullName"\r\nContent-Type: text/plain; charset=${charset}`, 'Rose')
  const trials: [string, string, number][] = [
    ['multipart/form-data', answers + end, 400],
    [types.multipart, answers, 400],
    [types.multipart, answers + photoPart('filename="a.png"').slice(0, -20), 400],
    [types.multipart, `--b\r\nno header at all \0\r\n\r\nx\r\n${end}`, 400],
    [types.multipart, answers + part('Content-Disposition: form-data', 'x') + end, 400],
    ...['__proto__', 'bogus', 'utf-7'].map((set): [string, string, number] => [
      types.multipart,
      lettered(set) + end,
      400,
    ]),
    ...['{"fullName":', '[]', '"text"', 'null'].map((text): [string, string, number] => [types.json, text, 400]),
    [types.json, '{"fullName":{"a":1}}', 422],
    ['text/plain', 'hello', 415],
    ['', 'hello', 415],
  ]
  const lines = site.lines.length
  for (const [type, body, status] of trials) {
    const headers = head('/f/furnitureWorkshop', `Content-Type: ${type}`, `Content-Length: ${body.length}`, last)
    const reply = await sendRaw(site.url, headers, Buffer.from(body, 'latin1'))
    expect({ type, body, reply }).toEqual({
      ...{ type, body },
      reply: expect.stringMatching(new RegExp(`^HTTP/1\\.1 ${status} .*"errors":\\[\\{"message":`, 's')),
    })
  }
  expect(site.lines.slice(lines)).toEqual([])
  await nothingKept()
})

describe('too much is refused:', () => {
  /** A body that doesn't say how large it is. */
  function chunked(pieces: Iterable<string>, type: string): RequestInit {
    async function* body() {
      for (const piece of pieces) yield new TextEncoder().encode(piece)
    }
    const headers = { Accept: 'application/json', 'Content-Type': type }
    return { method: 'POST', body: body() as never, duplex: 'half', headers } as RequestInit
  }
  function* endless() {
    yield 'fullName='
    for (;;) yield 'x'.repeat(1024 * 1024)
  }

  test('more fields than a hundred, in any format', async () => {
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`_field${index}`, 'x']))
    const taken = limits.fields - Object.keys(freshAnswers()).length
    for (const make of [formData, (parts: Record<string, string>) => new URLSearchParams(parts)]) {
      expect((await sendTo(at('ship'), make({ ...freshAnswers(), ...fields(taken) }))).status).toBe(200)
      for (const count of [taken + 1, 1_000]) {
        expect((await sendTo(at('ship'), make({ ...freshAnswers(), ...fields(count) }))).status).toBe(413)
      }
    }
    const json = { 'Content-Type': types.json }
    expect((await sendTo(at('ship'), JSON.stringify(fields(1_000)), json)).status).toBe(413)
  })

  test('an answer over 64 KB at its question, whole or in pieces, but not one of exactly 64 KB', async () => {
    const most = 'a'.repeat(limits.answerBytes)
    const send = (repairInfo: string | string[]) =>
      sendTo(at('furnitureWorkshop'), formData({ ...furnitureAnswers, repairInfo, photo: picture() }))
    expect((await send(most)).status).toBe(200)
    before = await keptNames(site.enquiriesDir)
    const half = 'a'.repeat(limits.answerBytes / 2 + 1)
    for (const repairInfo of [`${most}a`, [half, half], Array.from({ length: 90 }, () => most)]) {
      expect(await send(repairInfo)).toMatchObject({ status: 413, errors: [{ field: 'repairInfo' }] })
    }
    const json = { 'Content-Type': types.json }
    const body = JSON.stringify({ additionalInfo: [half, half] })
    expect((await sendTo(at('ship'), body, json)).status).toBe(413)
    await nothingKept()
  })

  test('text over 256 KB, however it is said and even with a photo', async () => {
    const text = 'x'.repeat(limits.textBytes + 1)
    const nested = `{"fullName":${'['.repeat(3_500_000)}${']'.repeat(3_500_000)}}`
    const trials = [
      [types.json, JSON.stringify({ _note: text })],
      [types.json, nested],
      [types.plain, `_note=${text}`],
    ] as const
    for (const [type, body] of trials) {
      expect((await sendTo(at('ship'), body, { 'Content-Type': type })).status).toBe(413)
      expect((await fetch(at('ship'), chunked([body], type))).status).toBe(413)
    }
    expect((await fetch(at('ship'), chunked(endless(), types.plain))).status).toBe(413)
    const pieces = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`_note${index}`, 'x'.repeat(60_000)]))
    expect((await sendTo(at('ship'), formData({ ...shipAnswers, ...pieces }))).status).toBe(413)
    const withPhoto = formData({ ...furnitureAnswers, ...pieces, photo: picture() })
    expect((await sendTo(at('furnitureWorkshop'), withPhoto)).status).toBe(413)
    await nothingKept()
  })

  test('a field name as long as a book', async () => {
    const reply = await sendTo(at('ship'), formData({ ...shipAnswers, ['n'.repeat(9000)]: 'x' }))
    expect([reply.status, JSON.stringify(reply).length < 1000]).toEqual([422, true])
  })

  test('a body that says it is ten gigabytes, before any of it is read, and its sender is cut off', async () => {
    const impatient = await startTestSite({ patience: { silence: 300 } })
    expect(await sendRaw(impatient.url, multipartHead(1e10))).toMatch(/^HTTP\/1\.1 413 .*FILES_TOO_BIG/s)
    const goingOn = multipartHead(1e10).replace(`${last}\r\n`, '')
    expect(await sendForEver(impatient.url, goingOn)).toMatch(/^HTTP\/1\.1 413 /)
    await impatient.close()
  })
})

describe('a sender who ties up the connection is cut off', () => {
  const tooLate = /^HTTP\/1\.1 408 /

  test('without ever ending the headers, the body or a picture', async () => {
    const impatient = await startTestSite({ patience: { headers: 300, silence: 300 } })
    expect(await sendRaw(impatient.url, 'POST /f/ship HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(tooLate)
    for (const type of Object.values(types)) {
      const headers = head('/f/furnitureWorkshop', `Content-Type: ${type}`, 'Content-Length: 1000', last)
      expect([type, await sendRaw(impatient.url, headers, '{"')]).toEqual([type, expect.stringMatching(tooLate)])
    }
    const start = answers + photoPart('filename="a.png"', png.toString('latin1').repeat(2000))
    const headers = multipartHead(start.length + 1000)
    expect(await sendRaw(impatient.url, headers, Buffer.from(start, 'latin1'))).toMatch(tooLate)
    expect(await keptNames(impatient.enquiriesDir)).toEqual([])
    await impatient.close()
  })

  test('with one letter after another when the time for the whole message is up, and when it never reads', async () => {
    const impatient = await startTestSite({ patience: { silence: 300, text: 600, photo: 600, idle: 300 } })
    for (const type of Object.values(types)) {
      const headers = head('/f/furnitureWorkshop', `Content-Type: ${type}`, 'Content-Length: 1000', last)
      expect([type, await sendDrips(impatient.url, headers, 50)]).toEqual([type, expect.stringMatching(tooLate)])
    }
    await neverRead(impatient.url)
    await impatient.close()
  })

  test('and one who hangs up in the middle of a picture leaves nothing behind', async () => {
    const control = new AbortController()
    async function* halfPicture() {
      yield new TextEncoder().encode(answers + photoPart('filename="a.png"', 'x'.repeat(100_000)).slice(0, -2))
      await until(async () => (await halfReceived(site.enquiriesDir)).length === 1)
      control.abort()
      await new Promise(() => {})
    }
    const headers = { 'Content-Type': types.multipart }
    const init = { method: 'POST', body: halfPicture() as never, duplex: 'half', headers, signal: control.signal }
    await expect(fetch(at('furnitureWorkshop'), init as RequestInit)).rejects.toThrow()
    await until(async () => (await halfReceived(site.enquiriesDir)).length === 0)
    await nothingKept()
  })
})
