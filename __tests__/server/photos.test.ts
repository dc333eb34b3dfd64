/** @jest-environment node */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { words } from '@/content/desk'
import { limits } from '@/server/enquiries/limits'
import { pictureKind } from '@/server/enquiries/picture-kind'
import { formData, furnitureAnswers, picture, png, sendTo } from './support/enquiries'
import { halfReceived, keptEnquiries, keptNames, startTestSite, type TestSite } from './support/site'

let site: TestSite

beforeEach(async () => {
  site = await startTestSite()
})
afterEach(async () => {
  expect(await halfReceived(site.enquiriesDir)).toEqual([])
  await site.close()
})

const send = (parts: Parameters<typeof formData>[0]) =>
  sendTo(`${site.url}/f/furnitureWorkshop`, formData({ ...furnitureAnswers, ...parts }))

const pngOf = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length, 7)])

describe('a photo', () => {
  test('is kept with the answers, byte for byte, and no one else on the computer can read it', async () => {
    const bytes = pngOf(3_000_000)
    expect((await send({ photo: picture('My chair.png', bytes) })).status).toBe(200)
    const [folder = ''] = await keptNames(site.enquiriesDir)
    const [enquiry] = await keptEnquiries(site.enquiriesDir)
    const photo = { file: 'photo.png', name: 'My chair.png', type: 'image/png', bytes: bytes.length }
    expect(enquiry).toMatchObject({ form: 'furnitureWorkshop', fields: furnitureAnswers, photo })
    expect((await readFile(join(site.enquiriesDir, folder, 'photo.png'))).equals(bytes)).toBe(true)
    const files = ['', 'photo.png', 'enquiry.json'].map((name) => stat(join(site.enquiriesDir, folder, name)))
    expect((await Promise.all(files)).map(({ mode }) => mode & 0o077)).toEqual([0, 0, 0])
  })

  test('is optional, is known by its content whatever the browser calls it, and is thrown away with a bot', async () => {
    const notChosen = new File([], '', { type: 'application/octet-stream' })
    const called = ['', 'application/octet-stream', 'application/pdf'].map((type) => picture('chair', png, type))
    for (const [index, photo] of [notChosen, ...called].entries()) {
      expect((await send({ repairItem: `chair ${index}`, photo })).status).toBe(200)
    }
    const kept = await keptEnquiries(site.enquiriesDir)
    expect(kept.map(({ photo }) => photo?.file)).toEqual([undefined, 'photo.png', 'photo.png', 'photo.png'])
    expect((await send({ photo: picture(), _gotcha: 'yes' })).status).toBe(200)
    expect(await keptEnquiries(site.enquiriesDir)).toHaveLength(4)
  })

  test('may have 25 MB and not one byte more, and what is far larger is refused with a sentence the sender gets to read', async () => {
    // All made beforehand: a connection left idle while a slow computer makes one would be closed.
    const sized = (bytes: number) => picture('large.png', pngOf(bytes))
    const large = sized(limits.fileBytes)
    const tooLarge = [limits.fileBytes + 1, limits.bodyBytes + 4_000_000].map(sized)
    expect((await send({ photo: large })).status).toBe(200)
    for (const photo of tooLarge) {
      const { status, errors } = await send({ photo })
      const error = { code: 'FILES_TOO_BIG', message: words.fileTooLarge }
      expect([photo.size, status, errors]).toEqual([photo.size, 413, [error]])
    }
    expect(await keptNames(site.enquiriesDir)).toHaveLength(1)
  })

  test('is refused at its question if it is not one photo in its own field', async () => {
    const trials: [string, Parameters<typeof formData>[0], object][] = [
      ['empty', { photo: picture('a.png', Buffer.alloc(0)) }, { field: 'photo', message: words.emptyFile }],
      [
        'a program',
        { photo: picture('a.png', Buffer.from('MZ\x90\0')) },
        { field: 'photo', message: words.notAPicture },
      ],
      [
        'a web page',
        { photo: picture('a.png', Buffer.from('<svg/>')) },
        { field: 'photo', message: words.notAPicture },
      ],
      ['a name', { photo: 'chair.png' }, { field: 'photo', message: words.notAFile }],
      ['elsewhere', { repairInfo: picture() }, { field: 'repairInfo', message: words.notAFile }],
      [
        'two',
        { photo: [picture('a.png'), picture('b.png')] as never },
        { code: 'TOO_MANY_FILES', message: words.tooManyFiles },
      ],
    ]
    for (const [what, parts, error] of trials) {
      expect({ what, errors: (await send(parts)).errors }).toEqual({ what, errors: [error] })
    }
    expect(await keptNames(site.enquiriesDir)).toEqual([])
  })
})

test('every kind of picture that people send is recognized by its content, and nothing else is', async () => {
  const base = sharp({ create: { width: 8, height: 8, channels: 3, background: '#567a64' } })
  for (const format of ['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff'] as const) {
    const data = await base.clone().toFormat(format).toBuffer()
    expect(pictureKind(data.subarray(0, 64))?.mediaType).toBe(`image/${format}`)
  }
  const kindOf = (start: string) => pictureKind(Buffer.from(start, 'latin1'))?.extension
  expect(kindOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic')).toBe('heic')
  expect(kindOf('BM\x9a\0\0\0\0\0')).toBe('bmp')
  const others = ['\0\0\0\x18ftypisom\0\0\0\0', '%PDF-1.7', 'RIFF\0\0\0\0WAVE', '']
  expect(others.filter(kindOf)).toEqual([])
})
