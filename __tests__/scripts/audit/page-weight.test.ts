/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import { weighPage } from '@/scripts/audit/page-weight'
import { writeIfChanged } from '@/scripts/build/files'

/** Bytes that don't compress, so a file weighs what it holds. */
const bytes = {
  'a.js': 1000,
  'b.js': 2000,
  'old.js': 4000,
  'data.json': 500,
  'first.svg': 300,
  'later.svg': 600,
  'photo-960.jpg': 800,
  'photo-960.avif': 90,
  'f.woff2': 70,
}

const late =
  '<script type="application/json" id="late-parts">{"scripts":["/a.js","/b.js"],"data":"/data.json"}</script>'

async function weightOf(html: string) {
  const folder = await temporaryFolder()
  for (const [name, length] of Object.entries(bytes)) await writeIfChanged(join(folder, name), randomBytes(length))
  await writeIfChanged(join(folder, 'visit/index.html'), html)
  return weighPage(folder, '/visit')
}

test('a script counts once, whether it starts early or late', async () => {
  const early = '<script src="/a.js" async=""></script>'
  expect((await weightOf(early)).scripts).toBe(bytes['a.js'])
  expect((await weightOf(early + late)).scripts).toBe(bytes['a.js'] + bytes['b.js'])
})

test('scripts for old browsers do not count', async () => {
  expect((await weightOf('<script src="/old.js" noModule=""></script>')).scripts).toBe(0)
})

test('pictures count unless they are lazy-loaded', async () => {
  const html = '<img src="/first.svg"><img src="/later.svg" loading="lazy"><img src="data:image/svg+xml,x">'
  expect((await weightOf(html)).pictures).toBe(bytes['first.svg'])
})

test('a photograph counts in its best format, as wide as its plain file', async () => {
  const sources = '<source srcset="/photo-480.avif 480w, /photo-960.avif 960w"><source srcset="/photo-960.webp 960w">'
  const html = `<picture>${sources}<img src="/photo-960.jpg"></picture>`
  expect((await weightOf(html)).pictures).toBe(bytes['photo-960.avif'])
})

test('the page, its scripts, data, fonts and first pictures are requests', async () => {
  const html = `<link rel="preload" as="font" href="/f.woff2"><link rel="icon" href="/x"><img src="/first.svg">${late}`
  expect((await weightOf(html)).requests).toBe(6)
})

test.each([
  ['page', '<p>Words</p>'],
  ['questions', '<div data-opens-by-script=""></div>'],
  ['form', '<div data-opens-by-script=""></div><form></form>'],
  ['finder', '<form method="get" action="/visit/"></form>'],
  ['page', '<form method="get" action="/elsewhere/"></form>'],
])('how much a page may weigh depends on what it is: %s', async (kind, html) => {
  expect((await weightOf(html)).kind).toBe(kind)
})
