import { expect, type Page, test } from '@playwright/test'
import { messages } from '@/content/messages'
import { menu } from '@/content/navigation'
import { routes } from '@/content/routes'
import { hrefTo } from '@/lib/links/href'
import { openEverything, openFirst } from './opened-parts'
import { accessibilityViolations, misnamedControls, watchForTrouble } from './violations'
import { visit } from './visit'

const missing = '/no-such-page/'
const pages = [...routes.map(({ path }) => ({ path, address: hrefTo(path) })), { path: missing, address: missing }]
const film = '<!doctype html><html lang="en"><title>A film</title><main><h1>A film</h1></main>'

/** One window for all pages, so that what they share is fetched once. Motion is reduced: a fade would be caught halfway. */
let page: Page

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ reducedMotion: 'reduce' })
})
test.afterEach(() => page.unrouteAll())

for (const { path, address } of pages) {
  test(`${path} is accessible with each kind of part opened, fits every window, and asks no other host for anything by itself`, async ({
    baseURL,
  }) => {
    test.slow(true, 'there may be much to open')
    const trouble = watchForTrouble(page)
    const strangers: string[] = []
    await page.route(
      (url) => !url.href.startsWith(baseURL ?? '') && url.protocol !== 'data:',
      (route) => {
        strangers.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: film })
      },
    )
    await visit(page, address)
    const scripts = await page.locator('script[src]').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    expect(scripts, 'scripts, each run once').toEqual([...new Set(scripts)])
    for (const width of [320, 375, 390, 480, 640, 768, 900, 1024, 1184, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `wider than the window at ${width} px`).toBeLessThanOrEqual(0)
      if (width !== 390 && width !== 1280) continue
      expect(await accessibilityViolations(page), `at ${width} px`).toEqual([])
      expect(await misnamedControls(page), `names at ${width} px`).toEqual([])
    }
    expect(strangers).toEqual([])
    await openFirst(page)
    await page.setViewportSize({ width: 390, height: 900 })
    await openEverything(page, path)
    expect(trouble.filter((line) => !(path === missing && line.includes('404')))).toEqual([])
  })
}

test('the drawer and the header’s menus are accessible', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await page.getByRole('button', { name: messages.menu }).click()
  await expect(page.getByRole('dialog', { name: messages.menu })).toBeVisible()
  expect(await accessibilityViolations(page, '[role="dialog"]')).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/')
  const menus = await page.getByRole('banner').locator('button[aria-expanded]:visible').all()
  expect(menus).toHaveLength(menu.filter((entry) => 'links' in entry).length)
  for (const group of menus) {
    await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    expect(await accessibilityViolations(page, 'header')).toEqual([])
  }
})
