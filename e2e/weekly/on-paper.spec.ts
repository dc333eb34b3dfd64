import { expect, test } from '@playwright/test'
import { routes } from '@/content/routes'
import { addRules, rulesThat } from '@/e2e/support/layout'
import { expectGoodSheets, overprinted, printed, sheetsOf } from '@/e2e/support/paper'
import { visit } from '@/e2e/support/visit'

test('every page prints well', async ({ page }) => {
  test.setTimeout(180_000)
  for (const { path } of routes) await test.step(path, () => expectGoodSheets(page, path))
})

for (const path of ['/history/', '/homecare/get-started/']) {
  test(`${path} prints the same however large its text is on the screen`, async ({ page }) => {
    await visit(page, path)
    const usual = await sheetsOf(await printed(page))
    await addRules(page, rulesThat.doubleTheText)
    const enlarged = await printed(page)
    expect(await overprinted(enlarged)).toEqual([])
    expect(await sheetsOf(enlarged)).toEqual(usual)
  })
}
