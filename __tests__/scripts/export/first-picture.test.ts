/** @jest-environment node */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, serialize } from 'parse5'
import { inTurn } from '@/__tests__/in-turn'
import { temporaryFolder } from '@/__tests__/scripts/temporary-folder'
import { firstPicture } from '@/scripts/export/first-picture'
import { attribute, elements, type Page } from '@/scripts/export/page'
import { nextPage } from './pages'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 9"><path fill="#1E4A38" d="M0 0h7v9z"/></svg>'
const first = (src: string) => `<img src="${src}" alt="A house" fetchpriority="high">`
const later = '<img src="/pictures/later.svg" alt="A tree" loading="lazy" fetchpriority="auto">'

/** A page with these pictures, in an export with two drawings. */
async function pageWith(pictures: string): Promise<Page> {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'pictures'))
  await writeFile(join(folder, 'pictures/house.svg'), drawing)
  await writeFile(join(folder, 'pictures/later.svg'), drawing)
  return { file: 'out/a.html', folder, document: parse(nextPage({ words: pictures })) }
}

const addresses = (page: Page) => elements(page, 'img').map((image) => attribute(image, 'src') ?? '')

test('the drawing at the top is in the page, whole, and the others stay files', async () => {
  const page = await pageWith(first('/pictures/house.svg') + later)
  await firstPicture.apply(page)
  const [head = '', other] = addresses(page)
  expect(head).toMatch(/^data:image\/svg\+xml,/)
  const inside = decodeURIComponent(head.slice(head.indexOf(',') + 1))
  expect(inside.replaceAll("'", '"')).toBe(drawing)
  expect(other).toBe('/pictures/later.svg')
  expect(elements(page, 'img')[0]?.attrs).toContainEqual({ name: 'alt', value: 'A house' })
})

test(
  'a page without a first picture stays as it is',
  inTurn(
    [
      ['a photograph', first('/pictures/house.jpg')],
      ['no first picture', later],
    ],
    async (_, pictures) => {
      const page = await pageWith(pictures)
      const before = serialize(page.document)
      await firstPicture.apply(page)
      expect(serialize(page.document)).toBe(before)
    },
  ),
)

test(
  'a page with two first pictures or none that is there stops the build',
  inTurn(
    [
      [
        'two first pictures',
        first('/pictures/house.svg').repeat(2),
        /expected one picture at most to be fetched first/,
      ],
      [
        'a drawing that isn’t there',
        first('/pictures/gone.svg'),
        /expected its first picture at \/pictures\/gone\.svg/,
      ],
    ],
    async (_, pictures, reason) => {
      await expect(firstPicture.apply(await pageWith(pictures))).rejects.toThrow(reason)
    },
  ),
)
