import { expect, test } from '@playwright/test'
import { accessibilityViolations } from './violations'
import { visit } from './visit'

for (const width of [390, 1280]) {
  test(`the form can be used by everybody in each of its states at ${width} px`, async ({ page }) => {
    test.slow(true, 'axe looks at five states')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/homecare/get-started/')
    const submit = page.getByRole('button', { name: 'Submit' })
    await submit.click()
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused()
    expect(await accessibilityViolations(page), 'with errors').toEqual([])

    await page.getByLabel('Your full name').fill(`Everybody At ${width}`)
    await page.getByLabel('Phone number').fill('908-555-0146')
    await page.getByLabel('Email address').fill('everybody@example.com')
    await page.getByLabel('ZIP code').fill('07901')
    for (const answer of ['Phone', 'Other', 'Medicaid']) await page.getByRole('radio', { name: answer }).check()
    await page.getByLabel('What other kind of care?').fill('Company')
    await page.getByRole('radio', { name: /start soon/ }).check()

    let answerNow = () => {}
    const asked = new Promise<void>((resolve) => {
      answerNow = resolve
    })
    await page.route('**/f/homeCare', async (route) => {
      await asked
      await route.fulfill({ status: 500, json: { error: 'The disk is full.' } })
    })
    await submit.click()
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    expect(await accessibilityViolations(page), 'while sending').toEqual([])
    answerNow()
    await expect(page.locator('form').getByRole('alert')).toBeVisible()
    expect(await accessibilityViolations(page), 'when it failed').toEqual([])

    await page.unrouteAll()
    await submit.click()
    await expect(page.getByRole('heading', { name: /Thank you/ })).toBeFocused()
    expect(await accessibilityViolations(page), 'with thanks').toEqual([])
  })
}
