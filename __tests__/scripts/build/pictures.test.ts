/** @jest-environment node */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import { filesUnder } from '@/scripts/build/files'
import { makePictures, type PictureFolders } from '@/scripts/build/pictures'

let root: string
let folders: PictureFolders

beforeEach(async () => {
  root = await temporaryFolder()
  folders = {
    originals: join(root, 'images'),
    served: join(root, 'pictures'),
    manifest: join(root, 'pictures.ts'),
  }
  await mkdir(join(folders.originals, 'portraits'), { recursive: true })
  await writeFile(original('palette.json'), JSON.stringify({ all: ['#000'] }))
})

const original = (file: string) => join(folders.originals, file)

/** A photograph of one color, on its side, the way cameras save it. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const image = sharp({ create: { width: height, height: width, channels: 3, background: 'olive' } })
  return image.withMetadata({ orientation: 6 }).jpeg().toBuffer()
}

async function manifest() {
  const text = await readFile(folders.manifest, 'utf8')
  return JSON.parse(/const files = ([\s\S]*?) as const/.exec(text)?.[1] ?? '')
}

test('a photograph comes out upright, in three formats and widths it is large enough for, without where and when', async () => {
  await writeFile(original('portraits/founder.jpg'), await photograph(700, 900))
  await writeFile(original('tiny.jpg'), await photograph(200, 100))
  await makePictures(folders)
  const picture = (await manifest())['portraits/founder']
  expect(picture).toMatchObject({ width: 700, height: 900 })
  expect(picture.sources.map(({ type }: { type: string }) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg'])
  expect(picture.sources[0].srcSet).toMatch(/^\/pictures\/portraits\/founder\.[0-9a-f]{10}-320\.avif 320w, .* 640w$/)
  const { width, height, format, exif } = await sharp(join(root, picture.src)).metadata()
  expect({ width, height, format, exif }).toEqual({ width: 640, height: 823, format: 'jpeg', exif: undefined })
  expect((await filesUnder(folders.served)).filter((file) => file.startsWith('tiny.'))).toHaveLength(3)
})

test('a drawing keeps its viewBox and gets its size from it', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 10 120 80"><path d="M10 10h9v9z"/></svg>'
  await writeFile(original('leaf.svg'), svg)
  await makePictures(folders)
  const { leaf } = await manifest()
  expect(leaf).toMatchObject({ width: 120, height: 80, sources: [] })
  expect(await readFile(join(root, leaf.src), 'utf8')).toContain('viewBox="10 10 120 80"')
})

test('a second run remakes nothing; a changed picture gets a new address, and a removed one leaves nothing behind', async () => {
  await makePictures(folders)
  expect(await manifest()).toEqual({})
  await writeFile(original('a.jpg'), await photograph(320, 200))
  await writeFile(original('b.jpg'), await photograph(320, 200))
  expect(await makePictures(folders)).toBe('2 originals, 6 files written')
  expect(await makePictures(folders)).toBe('2 originals, 0 files written')
  const before = (await manifest()).a.src
  await writeFile(original('a.jpg'), await photograph(320, 240))
  await rm(original('b.jpg'))
  await makePictures(folders)
  expect((await manifest()).a.src).not.toBe(before)
  expect((await filesUnder(folders.served)).every((file) => file.startsWith('a.'))).toBe(true)
})

test('a file that is not a picture is named, with what to do, and so are two originals with the same name', async () => {
  await writeFile(original('portraits/broken.jpg'), 'not a picture')
  await expect(makePictures(folders)).rejects.toThrow(
    /images\/portraits\/broken\.jpg: this picture can’t be read .* save it again/,
  )
  for (const file of ['portraits/a.jpg', 'portraits/a.png']) await writeFile(original(file), '')
  await expect(makePictures(folders)).rejects.toThrow(/a\.jpg and .*a\.png have the same name. Keep one/)
})
