/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { readdir, readFile, rm, statfs } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { words } from '@/content/desk'
import { type Child, serverFile, startServer } from '../server/support/child'
import { formData, furnitureAnswers, picture, png, sendTo, shipAnswers } from '../server/support/enquiries'
import { halfReceived, keptEnquiries, keptNames, makeFolder } from '../server/support/site'

jest.setTimeout(600_000)

const megabyte = 1024 * 1024
const clients = 20
const each = 25
const kills = 5

let file: string
let places: Awaited<ReturnType<typeof makeFolder>>
const running = new Set<Child>()

beforeAll(async () => {
  file = await serverFile()
  places = await makeFolder()
})
afterAll(async () => {
  for (const child of running) await stop(child)
})

async function start(settings: Record<string, string>): Promise<Child & { url: string }> {
  const child = startServer(file, places.folder, settings)
  running.add(child)
  const [, url = ''] = await child.says(/Open (\S+)\//)
  return { ...child, url }
}

async function stop(child: Child): Promise<void> {
  child.process.kill('SIGKILL')
  await child.ended()
  running.delete(child)
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return String(port)
}

/** A photo of a size that no other enquiry has, so that one cut off or exchanged shows. */
const photoOf = (index: number) => Buffer.concat([png, Buffer.alloc(60_000 + index * 100, index % 250)])
const itemOf = (index: number) => `chair ${index}`

/** Sends what a browser would, again and again until it is accepted. */
async function sendUntilAccepted(url: string, index: number): Promise<void> {
  const client = Math.floor(index / each)
  const headers = { 'X-Forwarded-For': `203.0.113.${client}` }
  const answers = { ...furnitureAnswers, email: `person${client}@example.org`, repairItem: itemOf(index) }
  const body = () => formData({ ...answers, photo: picture('chair.png', photoOf(index)) })
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const reply = await sendTo(`${url}/f/furnitureWorkshop`, body(), headers).catch(() => undefined)
    if (reply?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${itemOf(index)} was never accepted.`)
}

test('500 enquiries from 20 people and five kills: none is missing, partial or doubled', async () => {
  const enquiriesDir = join(places.folder, 'killed')
  const settings = { PORT: await freePort(), ENQUIRIES_DIR: enquiriesDir }
  let server = await start(settings)
  const accepted = new Set<string>()
  const all = Array.from({ length: clients }, async (_, client) => {
    for (let index = client * each; index < (client + 1) * each; index += 1) {
      await sendUntilAccepted(server.url, index)
      accepted.add(itemOf(index))
    }
  })
  for (let kill = 1; kill <= kills; kill += 1) {
    while (accepted.size < (kill * clients * each) / (kills + 1)) await new Promise((resolve) => setTimeout(resolve, 5))
    await stop(server)
    server = await start(settings)
  }
  await Promise.all(all)
  await stop(server)

  const kept = await keptEnquiries(enquiriesDir)
  const folders = (await keptNames(enquiriesDir)).filter((name) => !name.endsWith('.eml'))
  const items = kept.map(({ fields }) => fields.repairItem ?? '')
  const isWhole = await Promise.all(
    folders.map(async (folder, place) => {
      const photo = await readFile(join(enquiriesDir, folder, 'photo.png')).catch(() => Buffer.alloc(0))
      return photo.equals(photoOf(Number(items[place]?.replace('chair ', ''))))
    }),
  )
  const figures = {
    accepted: accepted.size,
    missing: [...accepted].filter((item) => !items.includes(item)).length,
    partial: isWhole.filter((whole) => !whole).length,
    doubled: items.length - new Set(items).size,
  }
  console.info('Five kills:', figures)
  expect(figures).toEqual({ accepted: clients * each, missing: 0, partial: 0, doubled: 0 })
})

/** A disk of 300 MB, where this computer lets us have one. */
const disk = mkdtempSync(join(tmpdir(), 'small-disk-'))
const hasDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk]).status === 0
afterAll(async () => {
  if (hasDisk) spawnSync('umount', [disk])
  await rm(disk, { recursive: true, force: true })
})

const onSmallDisk = hasDisk ? test : test.skip
const reason = hasDisk ? '' : ' (skipped: only the administrator of a Linux computer can mount a small disk)'

onSmallDisk(
  `30 photos at once on a small disk: text goes through, and the reserve is never touched${reason}`,
  async () => {
    const reserve = 100
    const { url } = await start({ ENQUIRIES_DIR: disk, DISK_RESERVE_MB: String(reserve) })
    const photo = picture('large.png', Buffer.concat([png, Buffer.alloc(24 * megabyte)]))
    let least = Number.POSITIVE_INFINITY
    const look = setInterval(async () => {
      const { bavail, bsize } = await statfs(disk)
      least = Math.min(least, (bavail * bsize) / megabyte)
    }, 5)
    const photos = Array.from({ length: 30 }, (_, index) =>
      sendTo(`${url}/f/furnitureWorkshop`, formData({ ...furnitureAnswers, repairItem: itemOf(index), photo })),
    )
    const texts = Array.from({ length: 10 }, (_, index) =>
      sendTo(`${url}/f/ship`, formData({ ...shipAnswers, additionalInfo: `Message ${index}` })),
    )
    const sent = Promise.all([Promise.all(photos), Promise.all(texts)])
    const [photoReplies, textReplies] = await sent.finally(() => clearInterval(look))
    const refused = photoReplies.filter(({ errors }) => errors?.[0]?.message === words.noRoom)
    const figures = { kept: 30 - refused.length, text: textReplies.filter(({ status }) => status === 200).length }
    console.info('A small disk:', figures, `at least ${Math.floor(least)} MB free of a reserve of ${reserve} MB`)
    expect(figures).toEqual({ kept: 8, text: 10 })
    expect(photoReplies.filter(({ status }) => status === 200)).toHaveLength(8)
    expect([least >= reserve, await halfReceived(disk), (await readdir(disk)).length > 0]).toEqual([true, [], true])
  },
)
