import { type Locator, type Page, test } from '@playwright/test'
import { follow, journeys } from './support/journeys'
import { comeToLife } from './support/visit'

test.use({ viewport: { width: 390, height: 844 } })

/** Presses Tab until something has the focus, after skipping the header like everyone who knows how. */
async function reachByTab(page: Page, target: Locator): Promise<void> {
  const isBelow = await target.evaluate((one) => one.closest('main') && !document.activeElement?.closest('main'))
  if (isBelow) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  for (let stop = 0; stop < 100; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key doesn’t lead to ${target}.`)
}

for (const { who, steps, arrives } of journeys) {
  test(`${who} by the keyboard alone`, async ({ page }) => {
    await follow(page, steps, async (target) => {
      await comeToLife(page)
      await reachByTab(page, target)
      if ((await target.getAttribute('type')) !== 'text') await page.keyboard.press('Enter')
    })
    await arrives(page, true)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { who, withoutScript, arrives } of journeys) {
    test(who, async ({ page }) => {
      await follow(page, withoutScript, (target) => target.click())
      await arrives(page, false)
    })
  }
})
