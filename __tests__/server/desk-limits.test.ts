/** @jest-environment node */
import { limits } from '@/server/enquiries/limits'
import { formData, furnitureAnswers, picture, sendTo, shipAnswers } from './support/enquiries'
import { neverRead, sendDrips } from './support/raw'
import { keptEnquiries, keptNames, startTestSite, type TestSite } from './support/site'

let site: TestSite

beforeEach(async () => {
  site = await startTestSite()
})
afterEach(() => site.close())

const at = (form: string) => `${site.url}/f/${form}`
const json = { 'Content-Type': 'application/json' }
const plain = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** A body that doesn't say how large it is. */
function chunked(text: string, headers: Record<string, string>): RequestInit {
  async function* body() {
    for (let start = 0; start < text.length; start += 60_000) {
      yield new TextEncoder().encode(text.slice(start, start + 60_000))
    }
  }
  const all = { Accept: 'application/json', ...headers }
  return { method: 'POST', body: body() as never, duplex: 'half', headers: all } as RequestInit
}

describe('a message without a file', () => {
  const tooMuch = 'x'.repeat(limits.textBytes + 1)
  const nested = `{"fullName":${'['.repeat(3_500_000)}${']'.repeat(3_500_000)}}`

  test.each([
    ['JSON', json, JSON.stringify({ _note: tooMuch })],
    ['seven megabytes of nested JSON', json, nested],
    ['a plain form', plain, `_note=${tooMuch}`],
  ])('is refused if it is larger than 256 KB: %s', async (_kind, type, body) => {
    expect((await sendTo(at('ship'), body, type)).status).toBe(413)
    expect((await fetch(at('ship'), chunked(body, type))).status).toBe(413)
    expect((await fetch(`${site.url}/`)).status).toBe(200)
    expect(await keptNames(site.enquiriesDir)).toEqual([])
  })

  test('is refused if its answers together are larger, even with a photo', async () => {
    const pieces = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`_note${index}`, 'x'.repeat(60_000)]))
    expect((await sendTo(at('ship'), formData({ ...shipAnswers, ...pieces }))).status).toBe(413)
    const withPhoto = formData({ ...furnitureAnswers, ...pieces, photo: picture() })
    expect((await sendTo(at('furnitureWorkshop'), withPhoto)).status).toBe(413)
    expect(await keptNames(site.enquiriesDir)).toEqual([])
  })
})

describe('one answer sent in many pieces', () => {
  test('is refused at its question if the pieces together are larger than 64 KB', async () => {
    const ninety = Array.from({ length: 90 }, () => 'a'.repeat(limits.answerBytes))
    const two = Array.from({ length: 2 }, () => 'a'.repeat(limits.answerBytes / 2 + 1))
    for (const additionalInfo of [ninety, two]) {
      const photo = picture()
      const reply = await sendTo(
        at('furnitureWorkshop'),
        formData({ ...furnitureAnswers, additionalInfo, photo } as never),
      )
      expect(reply).toMatchObject({ status: 413, errors: [{ field: 'additionalInfo' }] })
    }
    expect((await sendTo(at('ship'), JSON.stringify({ additionalInfo: two }), json)).status).toBe(413)
    expect(await keptNames(site.enquiriesDir)).toEqual([])
  })

  test('is kept if they are not', async () => {
    const additionalInfo = ['first', 'second']
    expect((await sendTo(at('ship'), formData({ ...shipAnswers, additionalInfo }))).status).toBe(200)
    expect((await keptEnquiries(site.enquiriesDir))[0]?.fields.additionalInfo).toBe('first, second')
  })
})

describe('a sender who ties up the connection', () => {
  let impatient: TestSite

  beforeEach(async () => {
    impatient = await startTestSite({ patience: { silence: 300, text: 600, photo: 600, idle: 300 } })
  })
  afterEach(() => impatient.close())

  const head = (type: string) =>
    `POST /f/furnitureWorkshop HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n`

  test.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])(
    'with one letter after another is cut off when the time for the whole message is up: %s',
    async (type) => {
      expect(await sendDrips(impatient.url, head(type), 50)).toMatch(/^HTTP\/1\.1 408 /)
    },
  )

  test('and never reads what it asked for is cut off', () => neverRead(impatient.url))
})
