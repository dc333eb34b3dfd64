/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataAddress, inlineFirstPictures } from '@/scripts/export/inline-first-picture'
import { temporaryFolder } from '../temporary-folder'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#123456" d="M0 0h1v1z"/></svg>'

async function siteWith(html: string) {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'pictures'))
  await writeFile(join(folder, 'pictures/chair.svg'), svg)
  await writeFile(join(folder, 'index.html'), html)
  await inlineFirstPictures(folder)
  return readFile(join(folder, 'index.html'), 'utf8')
}

test('a drawing becomes an address that gives the same drawing back', () => {
  const address = dataAddress(svg)
  expect(address).not.toMatch(/["<>#]/)
  expect(decodeURIComponent(address.replace('data:image/svg+xml,', ''))).toBe(svg.replaceAll('"', "'"))
})

test('the picture of the first screen travels in the page, the others stay files', async () => {
  const html = await siteWith(
    '<img src="/pictures/chair.svg" alt="A" loading="eager" fetchPriority="high"/><img src="/pictures/chair.svg" alt="B" loading="lazy" fetchPriority="auto"/>',
  )
  expect(html).toMatch(/src="data:image\/svg\+xml,[^"]+" alt="A"/)
  expect(html).toContain('src="/pictures/chair.svg" alt="B"')
})

test('a page that fills the first round trip by itself leaves its picture a file', async () => {
  const page = (words: string) => `<img src="/pictures/chair.svg" fetchPriority="high"/>${words}`
  expect(await siteWith(page(randomBytes(9000).toString('base64')))).toContain('data:image')
  expect(await siteWith(page(randomBytes(15000).toString('base64')))).toContain('src="/pictures/chair.svg"')
})

test('a page whose first screen has no drawing is left as it is', async () => {
  const page = '<img src="/pictures/photo.jpg" fetchPriority="high"/>'
  expect(await siteWith(page)).toBe(page)
})
