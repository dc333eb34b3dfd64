/** @jest-environment node */
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { organization } from '@/content/organization'
import { readSettings } from '@/server/settings'
import { type Child, serverFile, startServer } from './support/child'
import { formData, furnitureAnswers, png, sendTo } from './support/enquiries'
import { until } from './support/raw'
import { halfReceived, keptEnquiries, makeFolder, startTestSite } from './support/site'

let file: string
let places: Awaited<ReturnType<typeof makeFolder>>
const children: Child[] = []
const start = (settings: Record<string, string> = {}) => {
  const child = startServer(file, places.folder, settings)
  children.push(child)
  return child
}
const openedAt = async (child: Child) => (await child.says(/Open (http:\S+)\//))[1] ?? ''

async function listener(onConnection = () => {}): Promise<{ server: Server; port: number }> {
  const server = createServer(onConnection).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

const answers = Object.entries(furnitureAnswers)
  .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  .join('')
const photoHead =
  '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
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

describe('the server', () => {
  test('in one file needs nothing else: it says where everything is, shows pages and keeps enquiries', async () => {
    const child = start()
    const url = await openedAt(child)
    await child.says(/Stop it with Ctrl\+C/)
    expect(child.printed()).toMatch(/data\/enquiries[\s\S]*Inbox +http:\/\/127\.0\.0\.1:\d+\/inbox\/[\w-]{32}\/\n/)
    expect(await (await fetch(`${url}/homecare/`)).text()).toContain('Home Care')
    expect((await sendTo(`${url}/f/furnitureWorkshop`, formData(furnitureAnswers))).status).toBe(200)
    expect(await keptEnquiries(`${places.folder}/data/enquiries`)).toHaveLength(1)
    const refused = await fetch(`${url}/f/ship`, {
      method: 'POST',
      body: formData({}),
      headers: { Accept: 'text/html' },
    })
    expect(await refused.text()).toContain(organization.phone.printed)
  })

  test('stops cleanly on SIGINT and SIGTERM after letting a message under way finish', async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const child = start({ ENQUIRIES_DIR: `kept-${signal}` })
      const url = await openedAt(child)
      const folder = `${places.folder}/kept-${signal}`
      async function* slowBody() {
        yield Buffer.concat([Buffer.from(answers + photoHead), png, Buffer.alloc(100_000)])
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
      const { status } = await fetch(`${url}/f/furnitureWorkshop`, streamed(slowBody()))
      const end = await child.ended()
      expect([status, end, (await keptEnquiries(folder)).length]).toEqual([200, { code: 0, signal: null }, 1])
    }
  })

  test('ends within five seconds on SIGTERM while the mail server says nothing', async () => {
    const { server: silent, port } = await listener()
    // The setting comes from a file that the build reads, too.
    await writeFile(`${places.folder}/.env.local`, `SMTP_URL=smtp://127.0.0.1:${port}\nENQUIRIES_DIR=hanging\n`)
    const child = start()
    const url = await openedAt(child)
    expect(child.printed()).toContain('sent by email')
    const connected = once(silent, 'connection')
    const headers = { Accept: 'text/html' }
    await fetch(`${url}/f/furnitureWorkshop`, { method: 'POST', body: formData(furnitureAnswers), headers })
    await connected
    const begun = Date.now()
    child.process.kill('SIGTERM')
    expect([await child.ended(), Date.now() - begun < 5000]).toEqual([{ code: 0, signal: null }, true])
    silent.close()
    await rm(`${places.folder}/.env.local`)
  })

  test('takes another port if the default one is taken, but none other than one that was asked for', async () => {
    const { server: other, port } = await listener()
    const child = start({ PORT: String(port) })
    expect((await child.ended()).code).toBe(1)
    expect(child.printed()).toContain(`port ${port} of 127.0.0.1 (EADDRINUSE). PORT must be one that is free`)
    const site = await startTestSite({ port, isPortChosen: false })
    expect(new URL(site.url).port).not.toBe(String(port))
    expect(site.lines.join()).toContain(`Port ${port} is taken by another program. Using port`)
    await site.close()
    other.close()
  })

  test('writes the time before each line of its log, and no name or address in any', async () => {
    const child = start({ ENQUIRIES_DIR: 'logged' })
    const url = await openedAt(child)
    await sendTo(`${url}/f/furnitureWorkshop`, formData(furnitureAnswers))
    const control = new AbortController()
    async function* broken() {
      yield Buffer.from(answers)
      control.abort()
      await new Promise(() => {})
    }
    const init = { ...streamed(broken()), signal: control.signal }
    await expect(fetch(`${url}/f/furnitureWorkshop`, init)).rejects.toThrow()
    await child.says(/A sender went away before the message was complete/)
    const log = child.printed().slice(child.printed().indexOf('Ctrl+C.')).trim().split('\n').slice(1)
    const timed = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z \w/)
    expect(log).toEqual([timed, timed])
    expect(log.join()).not.toMatch(/rose|alder|example\.org|127\.0\.0\.1|could not be kept/i)
  })

  test('stops with one sentence when it cannot start', async () => {
    const trials: [Child, string][] = [
      [start({ PORT: 'eighty' }), 'PORT is "eighty". It must be a whole number'],
      [
        start({ HOST: '203.0.113.9' }),
        '203.0.113.9 (EADDRNOTAVAIL). PORT must be one that is free, such as 8080, and HOST an address of this computer',
      ],
      [startServer(file, places.outDir), 'Run `npm run build` first.'],
    ]
    for (const [child, sentence] of trials) {
      const { code } = await child.ended()
      expect([code, child.printed()]).toEqual([1, expect.stringContaining(sentence)])
      expect(child.printed()).not.toMatch(/^ +at /m)
    }
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

  test('that are wrong are refused with what they should look like, and no password is printed', () => {
    const origin = 'https://www.example.org'
    const trials: [string, string[], string][] = [
      ['PORT', ['-1', '65536', '3000.5', '0x50', '80 80'], 'PORT=3000'],
      ['HOST', ['http://localhost', 'a b', 'x/y'], 'HOST=127.0.0.1'],
      ['SMTP_URL', ['mail.example.org', `${origin}`, 'smtp://'], 'smtps://name:password@mail.example.org'],
      ['OFFICE_EMAIL', ['office', 'a@example.org, b@example.org'], 'OFFICE_EMAIL=office@example.org'],
      ['TRUSTED_PROXY', ['proxy.example.org', '10.0.0.0/64', '10.0.0'], 'TRUSTED_PROXY=192.0.2.10'],
      ['DISK_RESERVE_MB', ['2 GB'], 'DISK_RESERVE_MB=500'],
      ['FORMS_ALLOWED_ORIGIN', [`${origin}/page/`, 'www.example.org'], `FORMS_ALLOWED_ORIGIN=${origin}`],
    ]
    for (const [name, values, example] of trials) {
      for (const value of values) expect(() => readSettings({ [name]: value })).toThrow(example)
    }
    expect(() => readSettings({ SMTP_URL: 'http://me:secret@mail.example.org' })).not.toThrow('secret')
  })

  test('that are right are taken', () => {
    const given = {
      SMTP_URL: 'smtp://localhost:25',
      OFFICE_EMAIL: 'office@example.org',
      TRUSTED_PROXY: '192.0.2.10, fd00::/8',
      DISK_RESERVE_MB: '2',
      FORMS_ALLOWED_ORIGIN: 'https://www.example.org/',
    }
    expect(readSettings(given)).toMatchObject({
      smtpUrl: 'smtp://localhost:25',
      officeEmail: 'office@example.org',
      trustedProxies: ['192.0.2.10', 'fd00::/8'],
      diskReserve: 2 * 1024 * 1024,
      allowedOrigin: 'https://www.example.org',
    })
  })
})
