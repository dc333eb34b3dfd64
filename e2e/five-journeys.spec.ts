import { type Locator, type Page, test } from '@playwright/test'
import { follow, journeys } from './journeys'
import { comeToLife } from './visit'

test.use({ viewport: { width: 390, height: 844 } })

/** Presses Tab until something has the focus. */
async function reachByTab(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 200; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key doesn’t lead to ${target}.`)
}

for (const { who, steps, arrives } of journeys) {
  test(`${who} by the keyboard alone`, async ({ page }) => {
    test.slow()
    await follow(page, steps, async (target) => {
      await comeToLife(page)
      await reachByTab(page, target)
      const kind = await target.evaluate((element) => element.getAttribute('type') ?? element.tagName)
      if (kind !== 'text') await page.keyboard.press(kind === 'checkbox' ? 'Space' : 'Enter')
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
