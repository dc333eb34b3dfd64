/** @jest-environment node */
import type { IncomingMessage } from 'node:http'
import { words } from '@/content/desk'
import { createClientOf } from '@/server/client'
import { allowances } from '@/server/enquiries/limits'
import { createAllowance, createRecent } from '@/server/recent'
import { formData, furnitureAnswers, picture, sendTo, shipAnswers } from './support/enquiries'
import { keptEnquiries, keptNames, startTestSite, type TestSite } from './support/site'

const opened: TestSite[] = []
async function start(options: Parameters<typeof startTestSite>[0] = {}): Promise<TestSite> {
  const site = await startTestSite(options)
  opened.push(site)
  return site
}
afterEach(async () => {
  jest.restoreAllMocks()
  for (const site of opened.splice(0)) await site.close()
})

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
const useUp = async (site: TestSite) => {
  for (let index = 0; index < allowances.enquiriesPerClient; index += 1) {
    expect((await send(site)).status).toBe(200)
  }
}

describe('one sender', () => {
  test('is told to call after many enquiries in an hour, while others still get through', async () => {
    const site = await start()
    await useUp(site)
    const refused = await send(site)
    expect(refused.status).toBe(429)
    expect(refused.errors?.[0]?.message).toContain('Please call us')
    // The page tells them that trying again won't help.
    expect(refused.errors?.[0]?.code).toBe('BLOCKED')
    expect((await send(site, '203.0.113.8')).status).toBe(200)
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

describe('when the disk is nearly full', () => {
  test('a photo is refused at its question, and text is still taken', async () => {
    const site = await start({ diskReserve: Number.MAX_SAFE_INTEGER })
    const address = `${site.url}/f/furnitureWorkshop`
    const refused = await sendTo(address, formData({ ...furnitureAnswers, photo: picture() }))
    expect(refused).toMatchObject({ status: 507, errors: [{ field: 'photo' }] })
    expect(refused.errors?.[0]?.message).toBe(words.noRoom)
    expect(await keptNames(site.enquiriesDir)).toEqual([])
    expect((await sendTo(address, formData(furnitureAnswers))).status).toBe(200)
    expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(1)
  })

  test('the health address says so, and says nothing about people', async () => {
    const health = async (site: TestSite) => (await fetch(`${site.url}/healthz`)).json()
    const site = await start({ diskReserve: Number.MAX_SAFE_INTEGER })
    await send(site)
    expect(await health(site)).toEqual({ commit: null, built: null, disk: 'low' })
    expect(await health(await start())).toEqual({ commit: null, built: null, disk: 'ok' })
  })
})

describe('a note is sent', () => {
  test('only to an address whose enquiry was kept, once for each', async () => {
    const site = await start()
    expect(await askForNote(site, 'rose@example.org')).toBe(429)
    await send(site, '203.0.113.7', { ...shipAnswers, zipCode: '' })
    expect(await askForNote(site, 'rose@example.org')).toBe(429)
    await send(site)
    expect(await askForNote(site, 'tom@example.org')).toBe(429)
    expect(await askForNote(site, 'rose@example.org')).toBe(200)
    expect(await askForNote(site, 'rose@example.org')).toBe(429)
  })

  test('only if whoever sent the enquiry asks, so no one else learns who wrote', async () => {
    const site = await start()
    await send(site)
    expect(await askForNote(site, 'rose@example.org', '198.51.100.9')).toBe(429)
    expect(await askForNote(site, 'rose@example.org')).toBe(200)
  })

  test('three times a day to one mailbox, whatever comes after the plus sign', async () => {
    const site = await start()
    const codes: number[] = []
    for (const email of ['rose@example.org', 'Rose+1@example.org', 'rose+two@example.org', 'rose+x+y@example.org']) {
      await send(site, '203.0.113.7', { ...shipAnswers, email })
      codes.push(await askForNote(site, email))
    }
    expect(codes).toEqual([200, 200, 200, 429])
  })

  test('no more often in an hour than the mail server can handle, whoever asks', async () => {
    const site = await start()
    const ask = async (index: number) => {
      const email = `rose${index}@example.org`
      await send(site, `203.0.113.${index}`, { ...shipAnswers, email })
      return askForNote(site, email, `203.0.113.${index}`)
    }
    const codes: number[] = []
    for (let index = 0; index <= allowances.notesInAll; index += 1) codes.push(await ask(index))
    expect(codes.filter((code) => code === 200)).toHaveLength(allowances.notesInAll)
    expect(codes.at(-1)).toBe(429)
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

  test('is whoever a proxy on this computer saw, and not what a visitor claims', () => {
    expect(from('127.0.0.1', 'made up, 203.0.113.7')).toBe('203.0.113.7')
    expect(from('198.51.100.9', '203.0.113.7')).toBe('198.51.100.9')
    expect(from('127.0.0.1', 'x'.repeat(5000))).toBe('127.0.0.1')
  })

  test('is whoever a proxy on another computer saw, if the settings name it', () => {
    expect(from('10.0.0.5', '203.0.113.7')).toBe('10.0.0.5')
    expect(from('10.0.0.5', '203.0.113.7', ['10.0.0.5'])).toBe('203.0.113.7')
    expect(from('10.0.0.5', 'made up, 203.0.113.7, 10.9.9.9', ['10.0.0.0/8'])).toBe('203.0.113.7')
    expect(from('fd00::5', '203.0.113.7', ['fd00::/8'])).toBe('203.0.113.7')
  })

  test('over real HTTP: a proxy named in the settings is not mistaken for its visitors', async () => {
    const site = await start({ trustedProxies: ['198.51.100.0/24'] })
    await useUp(site)
    expect((await send(site, '203.0.113.7, 198.51.100.4')).status).toBe(429)
    expect((await send(site, '203.0.113.8, 198.51.100.4')).status).toBe(200)
  })
})

describe('what we remember', () => {
  test('never grows past its limit: the oldest goes first', () => {
    const recent = createRecent<number>(1000, 3)
    for (let index = 0; index < 10_000; index += 1) recent.set(`name ${index}`, index)
    expect([recent.get('name 9996'), recent.get('name 9997'), recent.get('name 9999')]).toEqual([undefined, 9997, 9999])
  })

  test('is forgotten when its time is up, and not before', () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0)
    const allowance = createAllowance(2, 1000)
    expect([allowance.take('rose'), allowance.take('rose'), allowance.take('rose')]).toEqual([true, true, false])
    expect(allowance.take('tom')).toBe(true)
    now.mockReturnValue(999)
    expect(allowance.take('rose')).toBe(false)
    now.mockReturnValue(1000)
    expect(allowance.take('rose')).toBe(true)
    allowance.giveBack('rose')
    expect([allowance.take('rose'), allowance.take('rose'), allowance.take('rose')]).toEqual([true, true, false])
  })
})
