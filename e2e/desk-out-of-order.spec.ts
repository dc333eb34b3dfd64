import { expect, type Page, test } from '@playwright/test'
import { additionalInfo, byEmailPhoneOrText, email, fullName, phoneNumber, zipCode } from '@/content/forms/fields'
import { enquiryMessages } from '@/content/forms/messages'
import { messages } from '@/content/messages'
import { organization } from '@/content/organization'
import { homecare } from '@/content/programs/homecare'
import { enquiriesOf } from './enquiries'
import { unreliableDesk } from './unreliable-desk'
import { visit } from './visit'

const generic = enquiryMessages.failed
const [, ...choices] = homecare.form.fields.filter((field) => field.type === 'radio')
const kindOfCare = choices[0]?.options[1] ?? ''

async function fillIn(page: Page, name: string) {
  await page.getByLabel(fullName.label).fill(name)
  await page.getByLabel(phoneNumber.label).fill('908-555-0144')
  await page.getByLabel(email.label).fill('patient@example.com')
  await page.getByLabel(zipCode.label).fill('07901')
  await page.getByRole('radio', { name: byEmailPhoneOrText.options[1] ?? '' }).check()
  for (const { label, options } of choices) {
    await page
      .getByRole('group', { name: label })
      .getByRole('radio', { name: options[1] ?? '' })
      .check()
  }
  await page.getByLabel(additionalInfo.label).fill('A long story that nobody wants to type twice.')
}

async function expectNothingLost(page: Page, name: string) {
  await expect(page.getByLabel(fullName.label)).toHaveValue(name)
  await expect(page.getByRole('radio', { name: kindOfCare })).toBeChecked()
  await expect(page.getByLabel(additionalInfo.label)).toHaveValue(/nobody wants to type twice/)
}

test('nothing typed is lost when the desk fails three times, and in the end one enquiry arrives', async ({
  page,
  baseURL,
}) => {
  const desk = await unreliableDesk(baseURL ?? '')
  const name = 'Patient Caller'
  await page.clock.install()
  await visit(page, `${desk.url}/homecare/get-started/`)
  await fillIn(page, name)
  const submit = page.getByRole('button', { name: enquiryMessages.submit })
  const alert = page.locator('form').getByRole('alert')

  for (const mood of ['error', 'garbage'] as const) {
    desk.setMood(mood)
    await submit.click()
    await expect(alert).toContainText(mood === 'error' ? generic : enquiryMessages.unconfirmed)
    await expect(alert).toContainText(organization.phone.printed)
    await expectNothingLost(page, name)
  }

  desk.setMood('silence')
  await submit.click()
  await expect(alert).toBeHidden()
  await expect(page.getByRole('button', { name: enquiryMessages.submitting })).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(alert).toContainText(enquiryMessages.unconfirmed)
  await expectNothingLost(page, name)
  expect(await enquiriesOf(name)).toEqual([])

  desk.setMood('well')
  await submit.click()
  await expect(page.getByRole('heading', { name: enquiryMessages.thanks })).toBeVisible()
  expect(await enquiriesOf(name)).toHaveLength(1)
  desk.close()
})

test('an enquiry survives the network dropping in the middle', async ({ page, context }) => {
  const name = 'Tunnel Traveler'
  await visit(page, '/homecare/get-started/')
  await fillIn(page, name)
  await context.setOffline(true)
  await page.getByRole('button', { name: enquiryMessages.submit }).click()
  await expect(page.locator('form').getByRole('alert')).toContainText(generic)
  await expect(page.locator('form').getByRole('alert')).not.toContainText('fetch')
  await expectNothingLost(page, name)
  await context.setOffline(false)
  await page.getByRole('button', { name: enquiryMessages.submit }).dblclick()
  await expect(page.getByRole('heading', { name: enquiryMessages.thanks })).toBeVisible()
  expect(await enquiriesOf(name)).toHaveLength(1)
})

test('someone who opens the menu while an enquiry is on its way finds the thanks when it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await visit(page, '/homecare/get-started/')
  await fillIn(page, 'Curious Reader')
  let answer = () => {}
  const isAwaited = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/f/*', async (route) => {
    await isAwaited
    await route.continue()
  })
  await page.getByRole('button', { name: enquiryMessages.submit }).click()
  await page.getByRole('button', { name: messages.menu }).click()
  const menu = page.getByRole('dialog', { name: messages.menu })
  await expect(menu).toBeVisible()
  answer()
  const thanks = page.getByText(enquiryMessages.thanks)
  await expect(thanks).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(thanks).toBeInViewport()
})

test('what was typed is still there when the reader comes back to the page', async ({ page }) => {
  await visit(page, '/homecare/get-started/')
  await page.getByLabel(fullName.label).fill('Eleanor Returned')
  await page.getByRole('radio', { name: kindOfCare }).check()
  await page.getByRole('link', { name: homecare.names.menu, exact: true }).first().click()
  await expect(page).toHaveTitle(homecare.search.title)
  await page.goBack()
  await expect(page.getByLabel(fullName.label)).toHaveValue('Eleanor Returned')
  await expect(page.getByRole('radio', { name: kindOfCare })).toBeChecked()
  await expect(page.getByRole('listitem').filter({ hasText: enquiryMessages.restored })).toBeVisible()
})
