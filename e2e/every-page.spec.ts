import { expect, test } from '@playwright/test'
import { hrefTo } from '../content/href'
import { routes } from '../content/routes'
import { accessibilityViolations, watchForTrouble } from './violations'

const pages = [...routes.map(({ path }) => hrefTo(path)), '/no-such-page/']

for (const path of pages) {
  test(`${path} can be used by everybody, at every width, and asks nobody else for anything`, async ({
    page,
    baseURL,
  }) => {
    const trouble = watchForTrouble(page)
    const strangers: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) strangers.push(request.url())
    })
    // The fade would be measured half way; people who asked for less motion see the same page at rest.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await accessibilityViolations(page)).toEqual([])
    }
    for (const width of [320, 375, 480, 640, 768, 900, 1024, 1184, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `wider than the window at ${width} px`).toBeLessThanOrEqual(0)
    }
    expect(strangers).toEqual([])
    expect(trouble.filter((line) => !(path === '/no-such-page/' && line.includes('404')))).toEqual([])
  })
}

test('the sitemap lists every page that may be found, once', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text()
  const listed = [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(listed.sort()).toEqual(
    routes
      .filter((route) => route.isIndexed)
      .map(({ path }) => hrefTo(path))
      .sort(),
  )
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: .*\/sitemap\.xml/)
})

for (const { path, isIndexed, title, description } of routes) {
  test(`${path} tells search engines what it is`, async ({ page }) => {
    await page.goto(hrefTo(path))
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^https://[^/]+${hrefTo(path)}$`),
    )
    await expect(page.locator('meta[name=robots]')).toHaveCount(isIndexed ? 0 : 1)
    await expect(page.locator('h1')).toHaveCount(1)
    const image = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
    const answer = await page.request.get(new URL(image).pathname)
    expect(answer.ok()).toBe(true)
    expect((await answer.body()).length).toBeLessThan(300_000)
  })
}
