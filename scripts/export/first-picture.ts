import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import toDataUri from 'mini-svg-data-uri'
import { attribute, elements, expectOf, type Page } from './page'

/**
 * Puts the drawing at the top of a page into the page itself, so it's painted with the first words instead of two round
 * trips later. A photograph is too large for that and stays a file, fetched first.
 */
export const firstPicture = { name: 'first picture', apply: bringFirstPicture }

async function bringFirstPicture(page: Page): Promise<void> {
  const [image, ...more] = elements(page, 'img').filter((element) => attribute(element, 'fetchpriority') === 'high')
  expectOf(
    page,
    more.length === 0,
    'expected one picture at most to be fetched first',
    'Leave isFirst out of the others.',
  )
  const source = image?.attrs.find(({ name }) => name === 'src')
  if (!source?.value.endsWith('.svg')) return
  const drawing = await readFile(join(page.folder, source.value), 'utf8').catch(() => null)
  expectOf(page, drawing !== null, `expected its first picture at ${source.value}`)
  source.value = toDataUri(drawing)
}
