/** @jest-environment node */
import { join } from 'node:path'
import { parse, serialize } from 'parse5'
import { inTurn } from '@/__tests__/in-turn'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import { writeIfChanged } from '@/scripts/build/files'
import { firstPicture } from '@/scripts/export/first-picture'
import type { Page } from '@/scripts/export/page'
import { nextPage } from './pages'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 9"><path fill="#1E4A38" d="M0 0h7v9z"/></svg>'
const first = (src: string) => `<img src="${src}" alt="A house" fetchpriority="high">`
const later = '<img src="/pictures/later.svg" alt="A tree" loading="lazy" fetchpriority="auto">'

/** What becomes of a page with these pictures, in an export with two drawings. */
async function withPictures(words: string): Promise<string> {
  const folder = await temporaryFolder()
  for (const name of ['house', 'later']) await writeIfChanged(join(folder, `pictures/${name}.svg`), drawing)
  const page: Page = { file: 'out/a.html', folder, document: parse(nextPage({ words })) }
  await firstPicture.apply(page)
  return serialize(page.document)
}

test('the drawing at the top is in the page, whole, and the others stay files', async () => {
  const html = await withPictures(first('/pictures/house.svg') + later)
  const [, inside = ''] = /<img src="data:image\/svg\+xml,([^"]*)" alt="A house"/.exec(html) ?? []
  expect(decodeURIComponent(inside).replaceAll("'", '"')).toBe(drawing)
  expect(html).toContain('src="/pictures/later.svg"')
})

test('a page that begins with a photograph, or with no picture, stays as it is', async () => {
  for (const words of [first('/pictures/house.jpg'), later]) {
    expect(await withPictures(words)).toBe(serialize(parse(nextPage({ words }))))
  }
})

test(
  'a page with two first pictures or none that is there stops the build',
  inTurn(
    [
      [first('/pictures/house.svg').repeat(2), /expected one picture at most to be fetched first/],
      [first('/pictures/gone.svg'), /expected its first picture at \/pictures\/gone\.svg/],
    ],
    async (pictures, reason) => {
      await expect(withPictures(pictures)).rejects.toThrow(reason)
    },
  ),
)
