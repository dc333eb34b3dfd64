import { expect, type Page, test } from '@playwright/test'
import { routes } from '@/content/routes'
import { addRules, offenders, rulesThat } from '@/e2e/support/layout'
import { hrefTo } from '@/lib/links/href'

const pages = [...routes.map(({ path }) => hrefTo(path)), '/no-such-page/']

/** Has pages come without what browsers from 2021 don't know: `:has()` and containers. They take the rules for that. */
async function takeNewRulesAway(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = (await response.text())
      .replaceAll(':has(', ':unknown(')
      .replaceAll('@container', '@unknown')
      .replaceAll('@supports not (container-type:inline-size)', '@supports (display:block)')
    await route.fulfill({ response, body: html })
  })
}

// Every page, one after another in one window.
test('an older browser shows every page without covering or cutting off words, even with large text', async ({
  page,
}) => {
  test.setTimeout(240_000)
  // Nothing waits for its turn to appear.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await takeNewRulesAway(page)
  const found: string[] = []
  for (const path of pages) {
    await page.goto(path)
    found.push(...(await offenders(page)))
    await addRules(page, rulesThat.doubleTheText)
    found.push(...(await offenders(page)))
  }
  expect(found).toEqual([])
})
