import { expect, type Page, type Request, test } from '@playwright/test'
import { findHelpLink, messages } from '@/content/messages'
import { menu } from '@/content/navigation'
import { organization } from '@/content/organization'
import { routes } from '@/content/routes'
import { hrefTo } from '@/lib/links/href'
import { offenders } from './support/layout'
import { openEverything, openFirst } from './support/opened-parts'
import { accessibilityViolations, misnamedControls, watchForTrouble } from './support/violations'
import { visit, withoutNotice } from './support/visit'

const missing = '/no-such-page/'
const pages = [...routes.map(({ path }) => ({ path, address: hrefTo(path) })), { path: missing, address: missing }]
const film = '<!doctype html><html lang="en"><title>A film</title><main><h1>A film</h1></main>'

const phone = { width: 390, height: 844 }

/** One window for all pages, so that what they share is fetched once. Motion is reduced: a fade would be caught halfway. */
let page: Page

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ reducedMotion: 'reduce', viewport: phone, deviceScaleFactor: 3 })
})
test.afterEach(() => page.unrouteAll())

async function expectGoodFirstScreen(): Promise<void> {
  const header = page.getByRole('banner')
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const seen = {
    'the number to call': header.locator(`a[href="${organization.phone.href}"]:visible`),
    'the way to donate': header.locator(`a[href="${organization.donationForm}"]:visible`),
    'the heading': heading,
    'the sentence after it': heading.locator('xpath=following::p[1]'),
    'something to press': heading.locator('xpath=following::*[self::a or self::button or self::input][1]'),
  }
  for (const [what, part] of Object.entries(seen)) await expect(part, what).toBeInViewport({ ratio: 1 })
}

for (const { path, address } of pages) {
  test(`${path} greets a phone, fits narrow and wide windows, is accessible, and asks no other host for anything by itself`, async ({
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
    await page.setViewportSize(phone)
    await visit(page, address)
    const scripts = await page.locator('script[src]').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    expect(scripts, 'scripts, each run once').toEqual([...new Set(scripts)])
    const notice = await withoutNotice(page)
    await expectGoodFirstScreen()
    await notice.evaluate((style) => (style as Element).remove())
    for (const width of [320, 1280]) {
      expect(await offenders(page, [width])).toEqual([])
      expect(await accessibilityViolations(page), `at ${width} px`).toEqual([])
      expect(await misnamedControls(page), `names at ${width} px`).toEqual([])
    }
    expect(strangers).toEqual([])
    await openFirst(page)
    await page.setViewportSize(phone)
    await openEverything(page, path)
    expect(trouble.filter((line) => !(path === missing && line.includes('404')))).toEqual([])
  })
}

test('Home shows its link to the right help and its picture on a phone’s first screen, in the fonts it has asked for from the start', async () => {
  const fetched: string[] = []
  const note = (request: Request) => request.resourceType() === 'font' && fetched.push(new URL(request.url()).pathname)
  page.on('request', note)
  await page.setViewportSize(phone)
  await visit(page, '/')
  await withoutNotice(page)
  await expect(page.getByRole('main').getByRole('link', { name: findHelpLink.text })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('img').first()).toBeInViewport()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  const preloaded = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(fetched.sort()).toEqual(preloaded.sort())
})

test('the drawer and the header’s menus are accessible', async () => {
  await page.setViewportSize(phone)
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
