import { expect, type Page, test } from '@playwright/test'
import { additionalInfo, byEmailOrPhone, fullName } from '@/content/forms/fields'
import { enquiryMessages } from '@/content/forms/messages'
import { photoWords } from '@/content/forms/photo-words'
import { messages } from '@/content/messages'
import { furniture } from '@/content/programs/furniture'
import { homecare } from '@/content/programs/homecare'
import { enquiriesOf, fillIn, someone } from './support/enquiries'
import { accessibilityViolations } from './support/violations'
import { comeToLife, visit } from './support/visit'

const { fields } = homecare.form

/** Holds an enquiry back until the returned function is called. Then it goes to the desk, or fails. */
async function holdEnquiry(page: Page, fails = false): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/f/*', async (route) => {
    await held
    await (fails ? route.fulfill({ status: 500, json: { error: 'The disk is full.' } }) : route.continue())
  })
  return letGo
}

test('a form being sent, and one that couldn’t be, is accessible in a wide window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/homecare/get-started/')
  await fillIn(page, fields, someone('Patient'))
  const letGo = await holdEnquiry(page, true)
  await page.getByRole('button', { name: enquiryMessages.submit }).click()
  await expect(page.getByRole('button', { name: enquiryMessages.submitting })).toBeDisabled()
  expect(await accessibilityViolations(page), 'while sending').toEqual([])
  letGo()
  await expect(page.locator('form').getByRole('alert')).toContainText(enquiryMessages.failed)
  expect(await accessibilityViolations(page), 'when it failed').toEqual([])
})

test('an enquiry survives the network dropping in the middle, and arrives once', async ({ page, context }) => {
  const name = someone('Traveler')
  await visit(page, '/homecare/get-started/')
  const answers = await fillIn(page, fields, name)
  await context.setOffline(true)
  await page.getByRole('button', { name: enquiryMessages.submit }).click()
  await expect(page.locator('form').getByRole('alert')).toContainText(enquiryMessages.failed)
  await expect(page.getByLabel(additionalInfo.label)).toHaveValue(answers.additionalInfo ?? '')
  await context.setOffline(false)
  await page.getByRole('button', { name: enquiryMessages.submit }).dblclick()
  await expect(page.getByRole('heading', { name: enquiryMessages.thanks })).toBeVisible()
  expect((await enquiriesOf(name)).map((enquiry) => enquiry.fields)).toEqual([answers])
})

test('someone who opens the menu while an enquiry is on its way finds the thanks when it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await visit(page, '/homecare/get-started/')
  await fillIn(page, fields, someone('Curious'))
  const letGo = await holdEnquiry(page)
  await page.getByRole('button', { name: enquiryMessages.submit }).click()
  await page.getByRole('button', { name: messages.menu }).click()
  const menu = page.getByRole('dialog', { name: messages.menu })
  await expect(menu).toBeVisible()
  letGo()
  const thanks = page.getByText(enquiryMessages.thanks)
  await expect(thanks).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(thanks).toBeInViewport()
})

test('someone who comes back to a form finds what they typed, and is asked for the photo that no browser brings back', async ({
  page,
}) => {
  await visit(page, '/furniture/get-started/')
  await page.getByLabel(fullName.label).fill('Eleanor Returned')
  const answer = page.getByRole('radio', { name: byEmailOrPhone.options[1] ?? '' })
  await answer.check()
  const photo = { name: 'chair.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a photo') }
  await page.getByLabel(furniture.form.fields.find(({ type }) => type === 'file')?.label ?? '').setInputFiles(photo)
  await page.getByRole('link', { name: furniture.names.menu, exact: true }).first().click()
  await expect(page).toHaveTitle(furniture.search.title)
  await page.goBack()
  await comeToLife(page)
  await expect(page.getByLabel(fullName.label)).toHaveValue('Eleanor Returned')
  await expect(answer).toBeChecked()
  await expect(page.getByText(photoWords.again)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: enquiryMessages.restored })).toBeVisible()
})
