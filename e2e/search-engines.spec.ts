import { expect, test } from '@playwright/test'
import { routes } from '@/content/routes'
import { hrefTo } from '@/lib/links/href'

// As the pages are delivered, one after the other in one window.
test.use({ javaScriptEnabled: false })

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

test('every page tells search engines what it is', async ({ page }) => {
  test.setTimeout(120_000)
  for (const { path, isIndexed, title, description } of routes) {
    await test.step(path, async () => {
      await page.goto(hrefTo(path), { waitUntil: 'domcontentloaded' })
      await expect(page).toHaveTitle(title)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description)
      const address = new RegExp(`^https://[^/]+${hrefTo(path)}$`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
      await expect(page.locator('meta[name=robots]')).toHaveCount(isIndexed ? 0 : 1)
      await expect(page.locator('h1')).toHaveCount(1)
      const image = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
      const answer = await page.request.get(new URL(image).pathname)
      expect(answer.ok()).toBe(true)
      expect((await answer.body()).length).toBeLessThan(300_000)
    })
  }
})
