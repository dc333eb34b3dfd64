/** @jest-environment node */
import { readdirSync, type StatsFs, statSync } from 'node:fs'
import { mkdir, rm, statfs, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { words } from '@/content/desk'
import { removeAbandoned } from '@/server/enquiries/durable'
import { allowances } from '@/server/enquiries/limits'
import { openStore } from '@/server/enquiries/storage'
import { archiveEnquiry } from '@/server/enquiries/stored-enquiries'
import { formData, furnitureAnswers, picture, png, sendTo, shipAnswers } from './support/enquiries'
import { until } from './support/raw'
import { halfReceived, keptEnquiries, keptNames, makeFolder, sitesOfEachTest, type TestSite } from './support/site'

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual('node:fs/promises')
  return { ...real, statfs: jest.fn(real.statfs) }
})

const start = sitesOfEachTest()

const send = ({ url }: TestSite, answers: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  sendTo(`${url}/f/ship`, formData({ ...shipAnswers, ...answers }), headers)
const sendPhoto = ({ url }: TestSite, photo: File, repairItem = 'chair') =>
  sendTo(`${url}/f/furnitureWorkshop`, formData({ ...furnitureAnswers, repairItem, photo }))
const photoOf = (bytes: number, fill = 7) => picture('a.png', Buffer.concat([png, Buffer.alloc(bytes, fill)]))

describe('a folder that cannot be written to', () => {
  test('is reported at startup and to every sender without a word about the computer; pages are served', async () => {
    const { folder } = await makeFolder()
    const site = await start({ enquiriesDir: join(folder, 'out/index.html/enquiries') })
    expect(site.lines.join()).toMatch(/ENOTDIR.*Set ENQUIRIES_DIR to another folder/)
    expect((await fetch(`${site.url}/`)).status).toBe(200)
    for (const { status, errors } of [await send(site), await sendPhoto(site, picture())]) {
      expect([status, errors]).toEqual([500, [{ message: words.notStored }]])
    }
    const body = formData({ email: shipAnswers.email })
    expect((await fetch(`${site.url}/sage-api/autoresponder.php`, { method: 'POST', body })).status).toBe(429)
  })

  test('takes enquiries once it can be, and its inbox opens by itself', async () => {
    const { folder } = await makeFolder()
    const inTheWay = join(folder, 'later')
    await writeFile(inTheWay, 'a file')
    const site = await start({ enquiriesDir: join(inTheWay, 'enquiries'), patience: { folder: 20 } })
    expect([(await send(site)).status, site.inboxUrl]).toEqual([500, undefined])
    await rm(inTheWay)
    await until(async () => site.lines.some((line) => line.includes('/inbox/')))
    expect((await send(site)).status).toBe(200)
    const [inbox = ''] = /http\S+/.exec(site.lines.at(-2) ?? '') ?? []
    expect(await (await fetch(inbox)).text()).toContain(shipAnswers.fullName)
  })
})

describe('the reserve of the disk', () => {
  const megabyte = 1024 * 1024
  /** A server whose disk has room for this much beside the reserve, whatever else is written on this computer. */
  const withRoomFor = async (bytes: number) => {
    const site = await start({ diskReserve: 0 })
    const used = (): number => {
      try {
        return readdirSync(site.enquiriesDir, { recursive: true, encoding: 'utf8' })
          .map((name) => statSync(join(site.enquiriesDir, name), { throwIfNoEntry: false }))
          .reduce((sum, file) => sum + (file?.isFile() ? file.size : 0), 0)
      } catch {
        return used() // A folder went while it was being read.
      }
    }
    jest.mocked(statfs).mockImplementation(async () => ({ bavail: bytes - used(), bsize: 1 }) as StatsFs)
    return site
  }
  afterEach(() => jest.mocked(statfs).mockImplementation(jest.requireActual('node:fs/promises').statfs))
  const refused = { status: 507, errors: [{ field: 'photo', message: words.noRoom }] }

  test('is left alone by photos that arrive together: those that fit are kept, and text goes through', async () => {
    const site = await withRoomFor(14 * megabyte)
    const sent = Array.from({ length: 8 }, (_, index) => sendPhoto(site, photoOf(6 * megabyte), `chair ${index}`))
    const text = await send(site)
    const replies = await Promise.all(sent)
    expect([replies.filter(({ status }) => status === 200).length, text.status]).toEqual([2, 200])
    for (const reply of replies.filter(({ status }) => status !== 200)) expect(reply).toMatchObject(refused)
    expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(3)
  })

  test('is given back what was promised to a photo that comes to nothing', async () => {
    const site = await withRoomFor(14 * megabyte)
    const noPhoto = picture('a.png', Buffer.alloc(6 * megabyte))
    for (const _ of [1, 2, 3, 4]) expect((await sendPhoto(site, noPhoto)).status).toBe(422)
  })

  test('is said at the health address, which says nothing about people', async () => {
    const health = async (site: TestSite) => (await fetch(`${site.url}/healthz`)).json()
    expect(await health(await start())).toEqual({ commit: null, built: null, disk: 'ok' })
    const site = await start({ diskReserve: Number.MAX_SAFE_INTEGER })
    expect(await sendPhoto(site, picture())).toMatchObject(refused)
    expect(await keptNames(site.enquiriesDir)).toEqual([])
    expect((await send(site)).status).toBe(200)
    expect(await health(site)).toEqual({ commit: null, built: null, disk: 'low' })
  })
})

describe('the same enquiry again', () => {
  test('is answered with success and kept once, even at the same time and from another network', async () => {
    const site = await start()
    const replies = await Promise.all([1, 2, 3].map(() => sendPhoto(site, photoOf(300_000))))
    const [first, again] = [await send(site), await send(site, {}, { 'X-Forwarded-For': '203.0.113.7' })]
    expect([...replies, first, again].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(2)
  })

  test('is known after a restart, from the folders and the archive, with its photo', async () => {
    const site = await start()
    await send(site)
    await sendPhoto(site, photoOf(1000, 1))
    const [first = ''] = await keptNames(site.enquiriesDir)
    await archiveEnquiry(site.enquiriesDir, first)
    const next = await start({ enquiriesDir: site.enquiriesDir })
    await send(next)
    await sendPhoto(next, photoOf(1000, 1))
    expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(1)
    await sendPhoto(next, photoOf(1000, 2))
    expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(2)
  })

  test('is kept again after a day', async () => {
    const site = await start()
    await send(site)
    const now = performance.now()
    jest.spyOn(performance, 'now').mockImplementation(() => now + allowances.sameEnquiry + 1000)
    await send(site)
    expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(2)
  })

  test('is another one if an answer or the photo differs, and if its sender changed their mind in between', async () => {
    const site = await start()
    for (const answers of [{}, { additionalInfo: 'Please call after noon.' }, {}]) await send(site, answers)
    // Two people, each again, as people do who aren't sure that it arrived.
    for (const email of ['a@example.org', 'b@example.org', 'a@example.org', 'b@example.org'])
      await send(site, { email })
    for (const fill of [1, 2]) await sendPhoto(site, photoOf(100_000, fill))
    expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(3 + 2 + 2)
  })
})

test('an enquiry leaves nothing behind if its photo was written but its answers cannot be', async () => {
  const { enquiriesDir } = await makeFolder()
  await mkdir(enquiriesDir)
  const draft = openStore(enquiriesDir).draft()
  const photo = await draft.openPhoto('photo', 100)
  await photo.write(png)
  await photo.close()
  const [home = ''] = await halfReceived(enquiriesDir)
  await mkdir(join(enquiriesDir, '.incoming', home, 'enquiry.json'))
  await expect(draft.keep('ship', { answers: shipAnswers })).rejects.toThrow('EEXIST')
  await draft.discard()
  expect([await keptNames(enquiriesDir), await halfReceived(enquiriesDir)]).toEqual([[], []])
})

test('what a dead server left half-received is removed, even with our process id; of a running one, only old ones', async () => {
  const { enquiriesDir } = await makeFolder()
  expect(await removeAbandoned(enquiriesDir)).toBe(0)
  // Higher than any process id on Linux, macOS or Windows.
  const dead = 2 ** 31 - 2
  const fresh = `${process.ppid}-fresh`
  for (const name of [`${dead}-a`, fresh, `${process.ppid}-old`, `${process.pid}-ours`, 'strange']) {
    await mkdir(join(enquiriesDir, '.incoming', name), { recursive: true })
    await writeFile(join(enquiriesDir, '.incoming', name, 'photo.part'), 'half')
  }
  // Both by this process's clock, which a test may have set otherwise than the disk's.
  const now = Date.now() / 1000
  const twoHoursAgo = now - 7200
  await utimes(join(enquiriesDir, '.incoming', fresh), now, now)
  await utimes(join(enquiriesDir, '.incoming', `${process.ppid}-old`), twoHoursAgo, twoHoursAgo)
  expect([await removeAbandoned(enquiriesDir), await halfReceived(enquiriesDir)]).toEqual([4, [fresh]])
})
