import { expect, type Locator, type Page, test } from '@playwright/test'
import { enquiryMessages } from '@/content/forms/messages'
import { messages } from '@/content/messages'
import { homecare } from '@/content/programs/homecare'
import { visit } from './support/visit'

/** Two presses at the same place, as slow as people make them who aren't sure that the first one counted. */
async function pressTwice(page: Page, target: Locator, hasTouch: boolean, seeThatItCounted: () => Promise<void>) {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const press = () => {
    const place = [x + width / 2, y + height / 2] as const
    return hasTouch ? page.touchscreen.tap(...place) : page.mouse.click(...place)
  }
  // However busy this computer is, so much time lies between them on the clock of the page.
  await page.clock.pauseAt(Date.now() + 60_000)
  await press()
  await seeThatItCounted()
  await page.clock.runFor(300)
  await press()
}

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'a double-tap on a phone' : 'a double-click', () => {
    const viewport = hasTouch ? { width: 390, height: 700 } : { width: 1366, height: 650 }
    test.use({ viewport, hasTouch, isMobile: hasTouch })
    test.beforeEach(({ page }) => page.clock.install())

    test('on a problem of a form changes no answer', async ({ page }) => {
      const [missing, ...others] = homecare.form.fields.filter(({ type }) => type === 'radio')
      await visit(page, '/homecare/get-started/')
      for (const { label } of others) await page.getByRole('group', { name: label }).getByRole('radio').first().check()
      await page.getByRole('button', { name: enquiryMessages.submit }).click()
      const problems = page.getByRole('group', { name: enquiryMessages.problem })
      const question = page.getByRole('group', { name: missing?.label ?? '' }).getByRole('radio')
      const problem = problems.getByRole('link', { name: missing?.label.replace(/\?$/, '') ?? '' })
      await pressTwice(page, problem, hasTouch, () => expect(question.first()).toBeFocused())
      await expect(question.first()).toBeFocused()
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(others.length)
      await expect(question.and(page.getByRole('radio', { checked: true }))).toHaveCount(0)
    })

    test('opens a dialog and leaves it open', async ({ page }) => {
      await visit(page, hasTouch ? '/' : '/gifting-sage/')
      const opener = hasTouch
        ? page.getByRole('button', { name: messages.menu })
        : page.getByRole('main').locator('[aria-haspopup="dialog"]').first()
      const dialog = page.getByRole('dialog')
      await pressTwice(page, opener, hasTouch, () => expect(dialog).toBeVisible())
      // One that is closing would be gone when everything has come to rest.
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
      await expect(dialog).toBeVisible()
    })
  })
}
