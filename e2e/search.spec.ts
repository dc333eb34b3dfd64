import { expect, type Page, test } from '@playwright/test'
import { searchLink } from '@/content/messages'
import { notFound } from '@/content/pages/not-found'
import { search } from '@/content/pages/search'
import { synonyms } from '@/content/synonyms'
import { hrefTo } from '@/lib/links/href'
import { indexAddress } from '@/lib/search/site-search'
import { accessibilityViolations, watchForTrouble } from './support/violations'
import { arrive, visit } from './support/visit'

const address = hrefTo(searchLink.href)
const { field: words, results } = search

/** Code and index of the search together, as they travel. */
const mostBytes = 60 * 1024

const field = (page: Page) => page.getByRole('searchbox', { name: words.label })
const heading = (page: Page, query: string) => page.getByRole('heading', { level: 2, name: new RegExp(`“${query}”$`) })
const links = (page: Page) => page.getByRole('main').getByRole('region', { name: /“.*”$/ }).getByRole('link')

/** A heading that a word of the field leads to. */
const bath = synonyms.find(({ words: group }) => group.split(' ').includes('bath'))?.leadsTo[0] ?? '/'

test('someone types a word, follows a result to its heading, and finds the results again on the way back', async ({
  page,
}) => {
  const trouble = watchForTrouble(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, address)
  await field(page).focus()
  await page.keyboard.type('bath')
  await expect(heading(page, 'bath')).toBeVisible()
  await page.locator(`main a[href="${hrefTo(bath)}"]`).click()
  await arrive(page, hrefTo(bath))
  const place = page.locator(`[id="${bath.split('#')[1]}"]`)
  await expect(place).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  expect((await place.boundingBox())?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1)
  await page.goBack()
  await expect(field(page)).toHaveValue('bath')
  await expect(heading(page, 'bath')).toBeVisible()
  expect(trouble).toEqual([])
})

test('results, nothing found, and no index can be used by everyone, in windows narrow and wide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const states = [
    ['lunch', heading(page, 'lunch')],
    ['zeppelins', page.getByText(results.noneHelp)],
    ['index', page.getByRole('heading', { name: results.failed })],
  ] as const
  for (const [query, sign] of states) {
    if (query === 'index') await page.route(`**${indexAddress}`, (route) => route.abort())
    await visit(page, `${address}?q=${query}`)
    await expect(sign).toBeVisible()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await accessibilityViolations(page), `${query} at ${width} px`).toEqual([])
    }
  }
})

test('someone at a page that is not there finds its words looked for', async ({ page }) => {
  await visit(page, '/old-site/Medicare_letter.html')
  await page.getByRole('main').getByRole('link', { name: notFound.search }).click()
  await arrive(page, address)
  await expect(field(page)).toHaveValue('old site Medicare letter')
  await expect(links(page).first()).toHaveAttribute('href', /^\/medicare-ship\//)
})

test('code and index come only to this page, when the field is used, and are small', async ({ page }) => {
  const bytes = new Map<string, number>()
  page.on('requestfinished', async (request) => {
    bytes.set(request.url(), (await request.sizes()).responseBodySize)
  })
  await visit(page, '/')
  await visit(page, address)
  await page.waitForLoadState('networkidle')
  const before = new Set(bytes.keys())
  await field(page).focus()
  await page.keyboard.type('lunch')
  await expect(heading(page, 'lunch')).toBeVisible()
  const later = () => [...bytes].filter(([url]) => !before.has(url))
  for (const end of [indexAddress, '.js'])
    await expect.poll(() => later().some(([url]) => url.endsWith(end))).toBe(true)
  expect(later().reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(mostBytes)
})
