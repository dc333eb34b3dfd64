import { expect, type Page, test } from '@playwright/test'
import { messages, searchLink } from '@/content/messages'
import { organization } from '@/content/organization'
import { notFound } from '@/content/pages/not-found'
import { search } from '@/content/pages/search'
import { routes } from '@/content/routes'
import { synonyms } from '@/content/synonyms'
import { hrefTo } from '@/lib/links/href'
import { siteMap } from '@/lib/links/site-map'
import { indexAddress } from '@/lib/search/site-index'
import { accessibilityViolations, watchForTrouble } from './violations'
import { arrive, goWithScriptsHeld, visit, withoutNotice } from './visit'

const address = hrefTo(searchLink.href)
const { field: words, results, contents } = search

/** Code and index of the search together, as they travel. */
const mostBytes = 60 * 1024

const field = (page: Page) => page.getByRole('searchbox', { name: words.label })
const heading = (page: Page, query: string) => page.getByRole('heading', { level: 2, name: new RegExp(`“${query}”$`) })
const links = (page: Page) => page.getByRole('main').getByRole('region', { name: /“.*”$/ }).getByRole('link')
const list = (page: Page) => page.getByRole('region', { name: contents.heading })

/** A word of the field, and a heading that it leads to. */
const bath = synonyms.find(({ words: group }) => group.split(' ').includes('bath'))?.leadsTo[0] ?? '/'

test('someone types a word, hears how much was found, and follows a result to its heading', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, address)
  await field(page).focus()
  await page.keyboard.type('bath')
  await expect(heading(page, 'bath')).toBeVisible()
  const title = (await heading(page, 'bath').textContent()) ?? ''
  expect(title).toContain(String(await links(page).count()))
  await expect(page.getByRole('main').getByRole('status')).toHaveText(title)
  await expect(field(page)).toBeFocused()
  await page.locator(`main a[href="${hrefTo(bath)}"]`).click()
  await arrive(page, hrefTo(bath))
  const [, id] = bath.split('#')
  const place = page.locator(`[id="${id}"]`)
  await expect(place).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  expect((await place.boundingBox())?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1)
  // The way back leads to the results.
  await page.goBack()
  await expect(field(page)).toHaveValue('bath')
  await expect(heading(page, 'bath')).toBeVisible()
  expect(trouble).toEqual([])
})

test('the keyboard alone searches and reads the results', async ({ page }) => {
  await visit(page, address)
  await field(page).focus()
  await page.keyboard.type('lunch')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'lunch')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(links(page).first()).toBeFocused()
  const href = await links(page).first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href ?? '')
})

for (const width of [390, 1280]) {
  test(`in a window ${width} px wide, results, nothing found, and no index can be used by everyone`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    for (const query of ['lunch', 'zeppelins']) {
      await visit(page, `${address}?q=${query}`)
      await expect(heading(page, query)).toBeVisible()
      await expect(field(page)).toHaveValue(query)
      expect(await accessibilityViolations(page)).toEqual([])
    }
    await page.route(`**${indexAddress}`, (route) => route.abort())
    await visit(page, `${address}?q=lunch`)
    await expect(page.getByRole('heading', { name: results.failed })).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
  })
}

test('when nothing is found the telephone number stands there, and the list of all pages', async ({ page }) => {
  await visit(page, `${address}?q=zeppelins`)
  const part = page.getByRole('region', { name: results.none.replace('{query}', 'zeppelins') })
  await expect(part.getByText(results.noneHelp)).toBeVisible()
  await expect(part.getByRole('link', { name: organization.phone.printed })).toBeVisible()
  await expect(list(page)).toBeVisible()
})

test('when the index cannot be fetched the page says so with the telephone number, and works once it can', async ({
  page,
}) => {
  await page.route(`**${indexAddress}`, (route) => route.abort())
  await visit(page, address)
  await field(page).focus()
  await page.keyboard.type('lunc')
  const part = page.getByRole('region', { name: results.failed })
  await expect(part.getByText(results.failedHelp)).toBeVisible()
  await expect(part.getByRole('link', { name: organization.phone.printed })).toBeVisible()
  await expect(list(page)).toBeVisible()
  await page.unrouteAll()
  await page.keyboard.type('h')
  await expect(heading(page, 'lunch')).toBeVisible()
})

test('a question that is empty, endless, or a script is answered calmly', async ({ page }) => {
  const trouble = watchForTrouble(page)
  for (const query of ['', '   ', 'q'.repeat(10_000), '<script>document.title = "gone"</script>', '%00"><img src=x>']) {
    await visit(page, `${address}?q=${encodeURIComponent(query)}`)
    await expect(page).toHaveTitle(routes.find(({ path }) => path === '/search')?.title ?? '')
    if (query.trim()) await expect(links(page).or(page.getByText(results.noneHelp)).first()).toBeVisible()
    await expect(list(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
  expect(trouble).toEqual([])
})

test('someone at a page that is not there finds its words looked for', async ({ page }) => {
  await visit(page, '/old-site/Medicare_letter.html')
  await page.getByRole('main').getByRole('link', { name: notFound.search }).click()
  await arrive(page, address)
  await expect(field(page)).toHaveValue('old site Medicare letter')
  await expect(links(page).first()).toHaveAttribute('href', /^\/medicare-ship\//)
})

test('someone who comes from a page that is there finds an empty field', async ({ page }) => {
  await visit(page, '/homecare/')
  await page.getByRole('contentinfo').getByRole('link', { name: searchLink.text }).click()
  await arrive(page, address)
  await expect(field(page)).toHaveValue('')
  await expect(links(page)).toHaveCount(0)
})

test('code and index come only to this page, when the field is used, and are small', async ({ page }) => {
  const bytes = new Map<string, number>()
  page.on('requestfinished', async (request) => {
    bytes.set(request.url(), (await request.sizes()).responseBodySize)
  })
  await visit(page, '/')
  await visit(page, address)
  await page.waitForLoadState('networkidle')
  expect([...bytes.keys()].filter((url) => url.endsWith(indexAddress))).toEqual([])
  const before = new Set(bytes.keys())
  await field(page).focus()
  await page.keyboard.type('lunch')
  await expect(heading(page, 'lunch')).toBeVisible()
  const later = [...bytes].filter(([url]) => !before.has(url))
  expect(later.some(([url]) => url.endsWith(indexAddress))).toBe(true)
  expect(later.some(([url]) => url.endsWith('.js'))).toBe(true)
  expect(later.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(mostBytes)
})

test('before the script is here Enter leads to the same address, where the answer follows', async ({ page }) => {
  const letGo = await goWithScriptsHeld(page, address)
  await field(page).fill('lunch')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${address}?q=lunch`)
  await expect(list(page)).toBeVisible()
  letGo()
  await expect(heading(page, 'lunch')).toBeVisible()
  await expect(field(page)).toHaveValue('lunch')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is the list of all pages, whatever is looked for', async ({ page }) => {
    for (const query of ['', '?q=lunch']) {
      await page.goto(`${address}${query}`)
      await expect(field(page)).toBeHidden()
      const hrefs = await list(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      const expected = siteMap('/search').flatMap(({ entries }) =>
        entries.flatMap(({ link, below }) => [link, ...below].map(({ href }) => hrefTo(href))),
      )
      expect(hrefs).toEqual(expected)
    }
  })
})

for (const width of [768, 1024, 1280]) {
  test(`in a window ${width} px wide, the header leads to the search without a second row`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/homecare/')
    await withoutNotice(page)
    const header = page.getByRole('banner')
    const link = header.getByRole('link', { name: searchLink.text })
    const [box, call] = [await link.boundingBox(), await header.locator('a[href^="tel:"]').first().boundingBox()]
    // In the line above the telephone number, which is one row of links high.
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(call?.y ?? 0)
    expect(box?.y).toBeLessThan(box?.height ?? 0)
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await link.click()
    await expect(page).toHaveURL(address)
  })
}

test('on a phone the menu leads to the search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await expect(page.getByRole('banner').getByRole('link', { name: searchLink.text })).toBeHidden()
  await page.getByRole('button', { name: messages.menu }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: searchLink.text })
  await expect(link).toBeInViewport({ ratio: 1 })
  await link.click()
  await expect(page).toHaveURL(address)
})
