import { expect, type Locator, type Page, test } from '@playwright/test'
import { enquiryMessages } from '@/content/forms/messages'
import { messages } from '@/content/messages'
import { homecare } from '@/content/programs/homecare'
import { visit } from './visit'

/** Two presses at the same place, as slow as people make them who aren't sure that the first one counted. */
async function pressTwice(page: Page, target: Locator, press: (x: number, y: number) => Promise<void>): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const pause of [300, 0]) {
    await press(x + width / 2, y + height / 2)
    await page.waitForTimeout(pause)
  }
}

const answers = (page: Page) =>
  page
    .locator('form[method="post"] input')
    .evaluateAll((inputs) =>
      inputs.flatMap((input) => (input instanceof HTMLInputElement && input.checked ? [input.id] : [])),
    )

for (const [width, height, hasTouch] of [
  [1366, 650, false],
  [390, 700, true],
] as const) {
  test.describe(hasTouch ? 'a double-tap on a phone' : 'a double-click', () => {
    test.use({ viewport: { width, height }, hasTouch, isMobile: hasTouch })

    const press = (page: Page) => (x: number, y: number) =>
      hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)

    test('on a problem of a form changes no answer', async ({ page }) => {
      const radios = homecare.form.fields.filter(({ type }) => type === 'radio')
      for (const missing of radios) {
        await page.goto('about:blank') // Or the browser would bring the answers back.
        await visit(page, '/homecare/get-started/')
        for (const { label } of radios.filter((field) => field !== missing)) {
          await page.getByRole('group', { name: label }).getByRole('radio').first().check()
        }
        await page.getByRole('button', { name: enquiryMessages.submit }).click()
        const problem = page
          .getByRole('group', { name: enquiryMessages.problem })
          .getByRole('link', { name: missing.label.replace(/\?$/, '') })
        await expect(problem).toBeVisible()
        const before = await answers(page)
        await page.waitForTimeout(800) // Later than the second press of a double-click.
        await pressTwice(page, problem, press(page))
        expect(await answers(page)).toEqual(before)
        await expect(page.getByRole('group', { name: missing.label }).getByRole('radio').first()).toBeFocused()
      }
    })

    for (const [path, opener] of [
      ['/history/', (page: Page) => page.getByRole('main').locator('[aria-haspopup="dialog"]').first()],
      ['/gifting-sage/', (page: Page) => page.getByRole('main').locator('[aria-haspopup="dialog"]').first()],
      ...(hasTouch ? [['/', (page: Page) => page.getByRole('button', { name: messages.menu })] as const] : []),
    ] as const) {
      test(`on ${path} opens a dialog and leaves it open`, async ({ page }) => {
        await visit(page, path)
        await pressTwice(page, opener(page), press(page))
        await expect(page.getByRole('dialog')).toBeVisible()
        // Long enough for a dialog to close.
        await page.waitForTimeout(600)
        await expect(page.getByRole('dialog')).toBeVisible()
      })
    }
  })
}

test('Enter held down too long opens a dialog and leaves it open', async ({ page }) => {
  await visit(page, '/gifting-sage/')
  await page.getByRole('main').locator('[aria-haspopup="dialog"]').first().focus()
  await page.keyboard.down('Enter')
  const close = page.getByRole('dialog').getByRole('button', { name: messages.close })
  await expect(close).toBeFocused()
  await page.keyboard.down('Enter') // The browser says that this one is a repeat.
  await page.keyboard.up('Enter')
  await expect(close).toBeFocused()
})
