/** @jest-environment node */
import type { IncomingMessage } from 'node:http'
import { words } from '@/content/desk'
import { createClientOf } from '@/server/client'
import { allowances } from '@/server/enquiries/limits'
import { createRecent } from '@/server/recent'
import { formData, sendTo, shipAnswers } from './support/enquiries'
import { keptEnquiries, sitesOfEachTest, type TestSite } from './support/site'

const start = sitesOfEachTest()

let sent = 0
const send = (site: TestSite, from = '203.0.113.7', answers: Record<string, string> = shipAnswers) => {
  sent += 1
  const body = formData({ ...answers, additionalInfo: `Message ${sent}` })
  return sendTo(`${site.url}/f/ship`, body, { 'X-Forwarded-For': from })
}
const askForNote = async (site: TestSite, email: string, from = '203.0.113.7') => {
  const init = { method: 'POST', body: formData({ email }), headers: { 'X-Forwarded-For': from } }
  return (await fetch(`${site.url}/sage-api/autoresponder.php`, init)).status
}
const writeAndAsk = async (site: TestSite, email: string, from?: string) => {
  await send(site, from, { ...shipAnswers, email })
  return askForNote(site, email, from)
}
const useUp = async (site: TestSite) => {
  for (let index = 0; index < allowances.enquiriesPerClient; index += 1) {
    expect((await send(site)).status).toBe(200)
  }
}

describe('one sender', () => {
  test('is told to call after many enquiries in an hour, while others still get through', async () => {
    const site = await start({ trustedProxies: ['198.51.100.0/24'] })
    await useUp(site)
    // The code tells the page that trying again won't help.
    const refused = { status: 429, errors: [{ message: words.tooMany, code: 'BLOCKED' }] }
    expect(await send(site)).toMatchObject(refused)
    expect(await send(site, '203.0.113.7, 198.51.100.4')).toMatchObject(refused)
    expect((await send(site, '203.0.113.8, 198.51.100.4')).status).toBe(200)
    expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(allowances.enquiriesPerClient + 1)
  })

  test('may correct mistakes as often as it takes', async () => {
    const site = await start()
    for (let index = 0; index <= allowances.enquiriesPerClient; index += 1) {
      expect((await send(site, '203.0.113.7', { ...shipAnswers, email: 'rose' })).status).toBe(422)
    }
    expect((await send(site)).status).toBe(200)
  })

  test('may write again an hour later, even if the clock was set back in between', async () => {
    const site = await start()
    await useUp(site)
    const [time, wall] = [performance.now(), Date.now()]
    jest.spyOn(Date, 'now').mockImplementation(() => wall - allowances.day)
    expect((await send(site)).status).toBe(429)
    jest.spyOn(performance, 'now').mockImplementation(() => time + allowances.hour + 1000)
    expect((await send(site)).status).toBe(200)
  })
})

describe('a note is sent', () => {
  test('once to an address whose enquiry was kept, if whoever sent it asks: no one else learns who wrote', async () => {
    const site = await start()
    expect(await askForNote(site, 'rose@example.org')).toBe(429)
    await send(site, '203.0.113.7', { ...shipAnswers, zipCode: '' })
    expect(await askForNote(site, 'rose@example.org')).toBe(429)
    await send(site)
    expect(await askForNote(site, 'tom@example.org')).toBe(429)
    expect(await askForNote(site, 'rose@example.org', '198.51.100.9')).toBe(429)
    expect(await askForNote(site, 'rose@example.org')).toBe(200)
    expect(await askForNote(site, 'rose@example.org')).toBe(429)
  })

  test('three times a day to one mailbox, whatever its capitals, its dots and what comes after a plus sign', async () => {
    const site = await start()
    const codes: number[] = []
    for (const name of ['rose.alder', 'Rose.Alder+1', 'rosealder+two', 'r.o.s.e.alder+x+y']) {
      codes.push(await writeAndAsk(site, `${name}@example.org`))
    }
    expect(codes).toEqual([200, 200, 200, 429])
  })

  test('no more often in an hour than the mail server can handle; some clients can’t use up what is left for others', async () => {
    const site = await start()
    const noted = async (clients: number, notes: number) => {
      let count = 0
      for (let client = 0; client < clients; client += 1) {
        for (let note = 0; note < notes; note += 1) {
          const code = await writeAndAsk(site, `a${client}b${note}c${notes}@example.org`, `203.0.${notes}.${client}`)
          if (code === 200) count += 1
        }
      }
      return count
    }
    const { notesPerClient, laterNotesInAll, notesInAll } = allowances
    const greedy = await noted(5, notesPerClient + 1)
    expect(greedy).toBe(laterNotesInAll + 5)
    expect(await noted(notesInAll, 1)).toBe(notesInAll - greedy)
  })
})

describe('who a request counts against', () => {
  const from = (remoteAddress: string, forwarded?: string, proxies: string[] = []) =>
    createClientOf(proxies)({
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      socket: { remoteAddress },
    } as unknown as IncomingMessage)

  test('is one customer of a provider, however many IPv6 addresses it has', () => {
    expect(from('2001:db8:1:2:aaaa::1')).toBe(from('2001:db8:1:ffff::2'))
    expect(from('2001:db8:1::1')).toBe(from('2001:0db8:0001:0000:0000::9'))
    expect(from('2001:db8:1:2::1')).not.toBe(from('2001:db8:2:2::1'))
    expect(from('::ffff:203.0.113.7')).toBe('203.0.113.7')
  })

  test('is whoever a proxy saw that is on this computer or named in the settings, and not what a visitor claims', () => {
    expect(from('127.0.0.1', 'made up, 203.0.113.7')).toBe('203.0.113.7')
    expect(from('198.51.100.9', '203.0.113.7')).toBe('198.51.100.9')
    expect(from('127.0.0.1', 'x'.repeat(5000))).toBe('127.0.0.1')
    expect(from('10.0.0.5', '203.0.113.7')).toBe('10.0.0.5')
    expect(from('10.0.0.5', '203.0.113.7', ['10.0.0.5'])).toBe('203.0.113.7')
    expect(from('10.0.0.5', 'made up, 203.0.113.7, 10.9.9.9', ['10.0.0.0/8'])).toBe('203.0.113.7')
    expect(from('fd00::5', '203.0.113.7', ['fd00::/8'])).toBe('203.0.113.7')
  })
})

test('what we remember never grows past its limit: the oldest goes first', () => {
  const recent = createRecent<number>(1000, 3)
  for (let index = 0; index < 10_000; index += 1) recent.set(`name ${index}`, index)
  expect([9996, 9997, 9999].map((index) => recent.get(`name ${index}`))).toEqual([undefined, 9997, 9999])
})
