/** @jest-environment node */

import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { words } from '@/content/desk'
import { pictureKind } from '@/server/enquiries/picture-kind'
import { formData, furnitureAnswers, picture, png, sendTo } from './support/enquiries'
import { halfReceived, keptEnquiries, keptNames, startTestSite, type TestSite } from './support/site'

// These tests send many megabytes, and a busy computer is slow.
jest.setTimeout(30_000)

let site: TestSite

beforeEach(async () => {
  site = await startTestSite()
})
afterEach(async () => {
  expect(await halfReceived(site.enquiriesDir)).toEqual([])
  await site.close()
})

const send = (photo: File | readonly File[]) =>
  sendTo(`${site.url}/f/furnitureWorkshop`, formData({ ...furnitureAnswers, photo: photo as never }))

const megabyte = 1024 * 1024
const pngOf = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length, 7)])

describe('a photo', () => {
  test('is kept with the answers, byte for byte', async () => {
    const bytes = pngOf(3 * megabyte)
    expect((await send(picture('My chair.png', bytes))).status).toBe(200)
    const [folder = ''] = await keptNames(site.enquiriesDir)
    const [enquiry] = await keptEnquiries(site.enquiriesDir)
    const photo = { file: 'photo.png', name: 'My chair.png', type: 'image/png', bytes: bytes.length }
    expect(enquiry).toMatchObject({ form: 'furnitureWorkshop', fields: furnitureAnswers, photo })
    expect((await readFile(join(site.enquiriesDir, folder, 'photo.png'))).equals(bytes)).toBe(true)
  })

  test('can be read by no one else on the computer', async () => {
    await send(picture())
    const [folder = ''] = await keptNames(site.enquiriesDir)
    const home = join(site.enquiriesDir, folder)
    const rights = await Promise.all(
      [home, join(home, 'photo.png'), join(home, 'enquiry.json')].map((path) => stat(path)),
    )
    expect(rights.map(({ mode }) => mode & 0o077)).toEqual([0, 0, 0])
  })

  test('is optional: what browsers send when no file was chosen is ignored', async () => {
    const notChosen = new File([], '', { type: 'application/octet-stream' })
    expect((await send(notChosen)).status).toBe(200)
    expect((await keptEnquiries(site.enquiriesDir))[0]).not.toHaveProperty('photo')
  })

  test('of exactly 25 MB is accepted, but not one byte more', async () => {
    expect((await send(picture('large.png', pngOf(25 * megabyte)))).status).toBe(200)
    const tooLarge = await send(picture('larger.png', pngOf(25 * megabyte + 1)))
    expect(tooLarge).toMatchObject({ status: 413, errors: [{ code: 'FILES_TOO_BIG' }] })
    expect(await keptNames(site.enquiriesDir)).toHaveLength(1)
  })

  test('of 60 MB is refused with a sentence the sender gets to read', async () => {
    const reply = await send(picture('huge.png', pngOf(60 * megabyte)))
    expect(reply).toMatchObject({ status: 413, errors: [{ code: 'FILES_TOO_BIG' }] })
    expect(reply.errors?.[0]?.message).toContain('larger than 25MB')
    expect(await keptNames(site.enquiriesDir)).toEqual([])
  })

  test('must be the only one', async () => {
    const reply = await send([picture('a.png'), picture('b.png')])
    expect(reply).toMatchObject({ status: 400, errors: [{ code: 'TOO_MANY_FILES' }] })
    expect(await keptNames(site.enquiriesDir)).toEqual([])
  })

  test.each([
    ['an empty file', picture('empty.png', Buffer.alloc(0)), 'This picture is empty'],
    ['a program that calls itself a picture', picture('chair.png', Buffer.from('MZ\x90\0program')), words.notAPicture],
    [
      'a web page that calls itself a picture',
      picture('chair.png', Buffer.from('<svg onload="x">')),
      words.notAPicture,
    ],
  ])('must be a photo: %s is refused at its field', async (_what, file, message) => {
    const { status, errors } = await send(file)
    expect(status).toBe(422)
    expect(errors).toEqual([{ field: 'photo', message: expect.stringContaining(message) }])
    expect(await keptNames(site.enquiriesDir)).toEqual([])
  })

  test.each(['', 'application/octet-stream', 'application/pdf'])(
    'is known by its content, even if the browser calls it "%s"',
    async (type) => {
      expect((await send(picture('chair', png, type))).status).toBe(200)
    },
  )

  test('has to be in its own field', async () => {
    const body = formData({ ...furnitureAnswers, repairInfo: picture() })
    const { status, errors } = await sendTo(`${site.url}/f/furnitureWorkshop`, body)
    expect(status).toBe(422)
    expect(errors?.[0]?.field).toBe('repairInfo')
  })

  test('cannot be the name of a file', async () => {
    const body = formData({ ...furnitureAnswers, photo: 'chair.png' })
    const { errors } = await sendTo(`${site.url}/f/furnitureWorkshop`, body)
    expect(errors).toEqual([{ field: 'photo', message: words.notAFile }])
  })

  test('from a bot is thrown away', async () => {
    const body = formData({ ...furnitureAnswers, photo: picture(), _gotcha: 'yes' })
    expect((await sendTo(`${site.url}/f/furnitureWorkshop`, body)).status).toBe(200)
    expect(await keptNames(site.enquiriesDir)).toEqual([])
  })
})

describe('kinds of pictures are recognized by their content:', () => {
  const base = sharp({ create: { width: 8, height: 8, channels: 3, background: '#567a64' } })

  test.each(['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff'] as const)('%s', async (format) => {
    const data = await base.clone().toFormat(format).toBuffer()
    expect(pictureKind(data.subarray(0, 64))?.mediaType).toBe(`image/${format}`)
  })

  test('the photos of phones and old Windows bitmaps', () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    expect(pictureKind(heic)?.extension).toBe('heic')
    expect(pictureKind(Buffer.from('BM\x9a\0\0\0\0\0', 'latin1'))?.extension).toBe('bmp')
  })

  test('movies, documents and empty files are not pictures', () => {
    const film = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1')
    for (const start of [film, Buffer.from('%PDF-1.7'), Buffer.from('RIFF\0\0\0\0WAVE'), Buffer.alloc(0)]) {
      expect(pictureKind(start)).toBeUndefined()
    }
  })
})
