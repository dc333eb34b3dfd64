/** @jest-environment node */
import { once } from 'node:events'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { readSettings } from '@/server/settings'
import { type Child, startServer } from './support/child'
import { formData, furnitureAnswers, picture, png, sendTo } from './support/enquiries'
import { until } from './support/raw'
import { serverFile } from './support/server-file'
import { halfReceived, keptEnquiries, makeFolder, startTestSite } from './support/site'

let file: string
let places: Awaited<ReturnType<typeof makeFolder>>
const children: Child[] = []
const start = (settings: Record<string, string> = {}) => {
  const child = startServer(file, places.folder, settings)
  children.push(child)
  return child
}

// Starting Node takes a second or two on a small computer.
jest.setTimeout(60_000)

/** The pieces of a message sent bit by bit. */
const photoHead = 'Content-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png'
const answers = Object.entries(furnitureAnswers)
  .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  .join('')
const streamed = (body: AsyncIterable<Uint8Array>) =>
  ({
    method: 'POST',
    body,
    duplex: 'half',
    headers: { Accept: 'application/json', 'Content-Type': 'multipart/form-data; boundary=b' },
  }) as unknown as RequestInit

beforeAll(async () => {
  file = await serverFile()
  places = await makeFolder()
})
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.process.kill('SIGKILL')
    await child.ended()
  }
})
afterAll(() => rm(places.folder, { recursive: true, force: true }))

describe('the server', () => {
  test('says which address to open, where enquiries go and where the inbox is', async () => {
    const child = start()
    const [, url] = await child.says(/Open (http:\/\/127\.0\.0\.1:\d+)\//)
    await child.says(/Stop it with Ctrl\+C/)
    expect(child.printed()).toContain('data/enquiries')
    expect(child.printed()).toMatch(/Inbox +http:\/\/127\.0\.0\.1:\d+\/inbox\/[\w-]{32}\/\n/)
    expect((await fetch(`${url}/`)).status).toBe(200)
  })

  test.each([
    [{}, 'SMTP_URL and OFFICE_EMAIL would send each one by email'],
    [{ OFFICE_EMAIL: 'office@example.org' }, 'inbox only; SMTP_URL would send each one by email'],
    [{ OFFICE_EMAIL: 'office@example.org', SMTP_URL: 'smtp://127.0.0.1:1' }, 'gets each enquiry by email'],
  ])('says once how the office learns about an enquiry: %j', async (settings, sentence) => {
    const child = start(settings as Record<string, string>)
    await child.says(/Stop it with Ctrl\+C/)
    expect(child.printed().split(sentence)).toHaveLength(2)
  })

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'stops cleanly on %s after letting a message under way finish',
    async (signal) => {
      const child = start({ ENQUIRIES_DIR: `kept-${signal}` })
      const [, url] = await child.says(/Open (http:\S+)\//)
      const folder = `${places.folder}/kept-${signal}`
      async function* slowBody() {
        yield Buffer.concat([Buffer.from(`${answers}--b\r\n${photoHead}\r\n\r\n`), png, Buffer.alloc(100_000)])
        await until(async () => (await halfReceived(folder)).length === 1)
        child.process.kill(signal)
        // From now on, no one new is let in; then the rest of the message follows.
        await until(() =>
          fetch(`${url}/`).then(
            () => false,
            () => true,
          ),
        )
        yield Buffer.from('\r\n--b--\r\n')
      }
      const reply = await fetch(`${url}/f/furnitureWorkshop`, streamed(slowBody()))
      expect(reply.status).toBe(200)
      expect(await child.ended()).toEqual({ code: 0, signal: null })
      expect(await keptEnquiries(folder)).toHaveLength(1)
    },
  )

  test('does not choose another port if the one requested is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const child = start({ PORT: String(port) })
    expect((await child.ended()).code).toBe(1)
    expect(child.printed()).toContain(`Port ${port} is taken by another program. Set PORT to a free one`)
    other.close()
  })

  test('takes the next free port if the default one is taken, and says so', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const site = await startTestSite({ port, isPortChosen: false })
    expect(new URL(site.url).port).not.toBe(String(port))
    expect(site.lines.join()).toContain(`Port ${port} is taken by another program. Using port`)
    await site.close()
    other.close()
  })

  test('ends within five seconds on SIGTERM while the mail server says nothing', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    // The setting comes from a file that the build reads, too.
    await writeFile(`${places.folder}/.env.local`, `SMTP_URL=smtp://127.0.0.1:${port}\nENQUIRIES_DIR=hanging\n`)
    const child = start()
    const [, url] = await child.says(/Open (http:\S+)\//)
    expect(child.printed()).toContain('sent by email')
    const connected = once(silent, 'connection')
    const headers = { Accept: 'text/html' }
    await fetch(`${url}/f/furnitureWorkshop`, { method: 'POST', body: formData(furnitureAnswers), headers })
    await connected
    const begun = Date.now()
    child.process.kill('SIGTERM')
    expect(await child.ended()).toEqual({ code: 0, signal: null })
    expect(Date.now() - begun).toBeLessThan(5000)
    silent.close()
    await rm(`${places.folder}/.env.local`)
  })

  test('writes the time before each line of its log, and no name or address in any', async () => {
    const child = start({ ENQUIRIES_DIR: 'logged' })
    const [, url] = await child.says(/Open (http:\S+)\//)
    await sendTo(`${url}/f/furnitureWorkshop`, formData(furnitureAnswers))
    const control = new AbortController()
    async function* broken() {
      yield Buffer.from(answers)
      await until(async () => true)
      control.abort()
      await new Promise(() => {})
    }
    const init = { ...streamed(broken()), signal: control.signal }
    await expect(fetch(`${url}/f/furnitureWorkshop`, init)).rejects.toThrow()
    await child.says(/A sender went away before the message was complete/)
    const log = child.printed().slice(child.printed().indexOf('Ctrl+C.')).trim().split('\n').slice(1)
    expect(log).toHaveLength(2)
    for (const line of log) expect(line).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z \w/)
    expect(log.join()).not.toMatch(/rose|alder|example\.org|127\.0\.0\.1|could not be kept/i)
  })

  test.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty". It must be a whole number'],
    [{ HOST: '203.0.113.9' }, 'HOST is "203.0.113.9", which is not an address of this computer.'],
  ])('stops with one sentence when a setting is wrong: %j', async (settings, sentence) => {
    const child = start(settings)
    expect((await child.ended()).code).toBe(1)
    expect(child.printed()).toContain(sentence)
    expect(child.printed()).not.toMatch(/^ +at /m)
  })

  test('says to build first when there is nothing to serve', async () => {
    const child = startServer(file, `${places.folder}/out`)
    expect((await child.ended()).code).toBe(1)
    expect(child.printed()).toContain('Run `npm run build` first.')
  })
})

describe('settings', () => {
  test('have defaults that work when nothing is set', () => {
    expect(readSettings({ PORT: '', SMTP_URL: ' ' })).toEqual({
      port: 3000,
      isPortChosen: false,
      host: '127.0.0.1',
      enquiriesDir: 'data/enquiries',
      diskReserve: 500 * 1024 * 1024,
      trustedProxies: [],
    })
  })

  test.each(['-1', '65536', '3000.5', '0x50', '80 80'])('PORT cannot be %s', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow('PORT=3000')
  })

  test.each(['http://localhost', 'a b', 'x/y'])('HOST cannot be %s', (HOST) => {
    expect(() => readSettings({ HOST })).toThrow('HOST=127.0.0.1')
  })

  test.each(['mail.example.org', 'https://mail.example.org', 'smtp://'])('SMTP_URL cannot be %s', (SMTP_URL) => {
    expect(() => readSettings({ SMTP_URL })).toThrow('smtps://name:password@mail.example.org')
  })

  test.each(['office', 'a@example.org, b@example.org'])('OFFICE_EMAIL cannot be %s', (OFFICE_EMAIL) => {
    expect(() => readSettings({ OFFICE_EMAIL })).toThrow('OFFICE_EMAIL=office@example.org')
    expect(readSettings({ OFFICE_EMAIL: 'office@example.org' }).officeEmail).toBe('office@example.org')
  })

  test('a password in SMTP_URL is not printed', () => {
    expect(() => readSettings({ SMTP_URL: 'http://me:secret@mail.example.org' })).not.toThrow('secret')
    expect(readSettings({ SMTP_URL: 'smtp://localhost:25' }).smtpUrl).toBe('smtp://localhost:25')
  })

  test.each(['proxy.example.org', '10.0.0.0/64', '10.0.0'])('TRUSTED_PROXY cannot be %s', (TRUSTED_PROXY) => {
    expect(() => readSettings({ TRUSTED_PROXY })).toThrow('TRUSTED_PROXY=192.0.2.10')
    expect(readSettings({ TRUSTED_PROXY: '192.0.2.10, fd00::/8' }).trustedProxies).toEqual(['192.0.2.10', 'fd00::/8'])
  })

  test('DISK_RESERVE_MB is a whole number of megabytes', () => {
    expect(readSettings({ DISK_RESERVE_MB: '2' }).diskReserve).toBe(2 * 1024 * 1024)
    expect(() => readSettings({ DISK_RESERVE_MB: '2 GB' })).toThrow('DISK_RESERVE_MB=500')
  })

  test('FORMS_ALLOWED_ORIGIN is an origin and nothing more', () => {
    const origin = 'https://www.example.org'
    expect(readSettings({ FORMS_ALLOWED_ORIGIN: `${origin}/` }).allowedOrigin).toBe(origin)
    expect(() => readSettings({ FORMS_ALLOWED_ORIGIN: `${origin}/page/` })).toThrow(`FORMS_ALLOWED_ORIGIN=${origin}`)
    expect(() => readSettings({ FORMS_ALLOWED_ORIGIN: 'www.example.org' })).toThrow('FORMS_ALLOWED_ORIGIN is')
  })
})

describe('a server killed while enquiries arrive', () => {
  const photoOf = (index: number) => Buffer.concat([png, Buffer.alloc(300_000 + index * 20_000, index)])

  test('leaves only whole enquiries, and every one answered with success is there', async () => {
    const child = start({ ENQUIRIES_DIR: 'kill' })
    const folder = `${places.folder}/kill`
    const [, url] = await child.says(/Open (http:\S+)\//)
    async function* halfPicture() {
      yield Buffer.concat([Buffer.from(`--b\r\n${photoHead}\r\n\r\n`), photoOf(1)])
      await child.ended()
    }
    const lost = fetch(`${url}/f/furnitureWorkshop`, streamed(halfPicture())).catch(() => 'lost')
    await until(async () => (await halfReceived(folder)).length === 1)

    const succeeded: string[] = []
    const sent = Array.from({ length: 50 }, async (_, index) => {
      const repairItem = `chair ${index}`
      const body = formData({ ...furnitureAnswers, repairItem, photo: picture('a.png', photoOf(index)) })
      const reply = await sendTo(`${url}/f/furnitureWorkshop`, body)
      if (reply.status !== 200) return
      succeeded.push(repairItem)
      if (succeeded.length === 5) child.process.kill('SIGKILL')
    })
    await Promise.allSettled([...sent, lost])
    expect(await child.ended()).toEqual({ code: null, signal: 'SIGKILL' })
    expect(succeeded.length).toBeGreaterThanOrEqual(5)
    expect(succeeded.length).toBeLessThan(50)

    const kept: string[] = []
    for (const name of (await readdir(folder)).filter((entry) => !entry.startsWith('.'))) {
      const enquiry = JSON.parse(await readFile(`${folder}/${name}/enquiry.json`, 'utf8'))
      const index = Number(enquiry.fields.repairItem.replace('chair ', ''))
      expect((await readFile(`${folder}/${name}/photo.png`)).equals(photoOf(index))).toBe(true)
      expect(enquiry).toMatchObject({
        fields: { ...furnitureAnswers, repairItem: `chair ${index}` },
        photo: { bytes: photoOf(index).length },
      })
      kept.push(enquiry.fields.repairItem)
    }
    expect(kept).toEqual(expect.arrayContaining(succeeded))

    expect((await halfReceived(folder)).length).toBeGreaterThan(0)
    await start({ ENQUIRIES_DIR: 'kill' }).says(/Removed what an earlier run left half-received/)
    expect(await halfReceived(folder)).toEqual([])
    expect(await keptEnquiries(folder)).toHaveLength(kept.length)
  })
})
