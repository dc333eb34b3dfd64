import { expect, test } from '@playwright/test'
import { email, fullName, phoneNumber, zipCode } from '@/content/forms/fields'
import { enquiryMessages } from '@/content/forms/messages'
import { homecare } from '@/content/programs/homecare'
import { accessibilityViolations } from './violations'
import { visit } from './visit'

for (const width of [390, 1280]) {
  test(`the form is accessible in each of its states at ${width} px`, async ({ page }) => {
    test.slow(true, 'axe looks at five states')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/homecare/get-started/')
    const submit = page.getByRole('button', { name: enquiryMessages.submit })
    await submit.click()
    await expect(page.getByRole('group', { name: enquiryMessages.problem })).toBeFocused()
    expect(await accessibilityViolations(page), 'with errors').toEqual([])

    await page.getByLabel(fullName.label).fill(`Everybody At ${width}`)
    await page.getByLabel(phoneNumber.label).fill('908-555-0146')
    await page.getByLabel(email.label).fill('everybody@example.com')
    await page.getByLabel(zipCode.label).fill('07901')
    for (const field of homecare.form.fields) {
      if (field.type !== 'radio') continue
      const answer = field.other?.option ?? field.options[0] ?? ''
      await page.getByRole('group', { name: field.label }).getByRole('radio', { name: answer }).check()
      if (field.other) await page.getByLabel(field.other.field.label).fill('Company')
    }

    let answerNow = () => {}
    const asked = new Promise<void>((resolve) => {
      answerNow = resolve
    })
    await page.route('**/f/homeCare', async (route) => {
      await asked
      await route.fulfill({ status: 500, json: { error: 'The disk is full.' } })
    })
    await submit.click()
    await expect(page.getByRole('button', { name: enquiryMessages.submitting })).toBeDisabled()
    // What somebody went on typing now would be in no enquiry.
    await expect(page.getByLabel(fullName.label)).toBeDisabled()
    expect(await accessibilityViolations(page), 'while sending').toEqual([])
    answerNow()
    await expect(page.locator('form').getByRole('alert')).toBeVisible()
    await expect(page.getByLabel(fullName.label)).toBeEnabled()
    expect(await accessibilityViolations(page), 'when it failed').toEqual([])

    await page.unrouteAll()
    await submit.click()
    await expect(page.getByRole('heading', { name: enquiryMessages.thanks })).toBeFocused()
    expect(await accessibilityViolations(page), 'with thanks').toEqual([])
  })
}
