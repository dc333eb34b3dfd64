import { expect, type Route, test } from '@playwright/test'
import { messages } from '@/content/messages'
import { search } from '@/content/pages/search'
import { townField, townWords } from '@/content/town-words'
import { comeToLife } from '@/e2e/support/visit'

/** Longer than any page waits for its scripts, in milliseconds. */
const longEnough = 60_000

const failures: Record<string, (route: Route) => unknown> = {
  'never answers': () => {},
  'is empty': (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  'is a page of something else': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Please sign in</p>' }),
}

for (const [name, fail] of Object.entries(failures)) {
  test(`code for what is pressed that ${name} keeps nobody waiting for long`, async ({ page }) => {
    await page.clock.install()
    /** A page that is running, after which nothing more of its code comes. */
    const goWithoutMore = async (address: string) => {
      await page.unrouteAll()
      await page.goto(address)
      await page.clock.runFor(1_000)
      await comeToLife(page)
      await page.route('**/_next/static/chunks/*.js', fail)
    }
    await page.setViewportSize({ width: 390, height: 800 })
    await goWithoutMore('/homecare/')
    await page.getByRole('button', { name: messages.menu }).click()
    await page.clock.runFor(longEnough)
    await page.waitForURL('**/homecare/#site-map')
    await goWithoutMore('/search/')
    await page.getByRole('searchbox', { name: search.field.label }).fill('meals')
    await page.clock.runFor(longEnough)
    await expect(page.getByRole('heading', { name: search.results.failed })).toBeVisible()
    await goWithoutMore('/find-help/')
    await page.getByRole('combobox', { name: townField.label }).fill('07901')
    await page.getByRole('button', { name: townWords.check }).click()
    await page.clock.runFor(longEnough)
    await expect(page.getByText(townWords.notNow)).toBeVisible()
  })
}
