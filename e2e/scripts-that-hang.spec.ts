import { expect, type Page, type Route, test } from '@playwright/test'
import { lateOf } from '../scripts/export/late-scripts'
import { visit } from './visit'

/** Longer than any page waits for its scripts, in milliseconds. */
const longEnough = 60_000

/** Ways a script can fail without a network error. */
const failures: Record<string, (route: Route) => unknown> = {
  'never answers': () => {},
  'is empty': (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  'is a page of something else': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Please sign in</p>' }),
}

/** What the page fetches late: its data and its scripts. */
async function lateAddresses(page: Page): Promise<string[]> {
  const late = lateOf(await (await page.request.get('/homecare/')).text())
  return [...(late?.data ? [late.data] : []), ...(late?.scripts ?? [])]
}

for (const [name, fail] of Object.entries(failures)) {
  test(`a page with a part that ${name} falls back to a page without script`, async ({ page }) => {
    await page.clock.install()
    const addresses = await lateAddresses(page)
    expect(addresses).not.toHaveLength(0)
    for (const address of addresses) {
      await page.route(`**${address}`, fail)
      await page.goto('/homecare/')
      await page.clock.runFor(longEnough)
      await expect(page.locator('main [data-opens-by-script]').last()).toBeVisible()
      await expect(page.locator('[data-needs-script]:visible')).toHaveCount(0)
      await page.unrouteAll()
    }
  })
}

test('a hydrated page says how it looks on a home screen', async ({ page }) => {
  await visit(page, '/homecare/')
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
})
