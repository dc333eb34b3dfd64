import { expect, type Page, test } from '@playwright/test'
import { enquiryMessages } from '../content/messages'
import { enquiriesOf } from './enquiries'
import { unreliableDesk } from './unreliable-desk'
import { visit } from './visit'

const generic = 'An error occurred while submitting the form. Please try again.'

async function fillIn(page: Page, name: string) {
  await page.getByLabel('Your full name').fill(name)
  await page.getByLabel('Phone number').fill('908-555-0144')
  await page.getByLabel('Email address').fill('patient@example.com')
  await page.getByLabel('ZIP code').fill('07901')
  await page.getByRole('radio', { name: 'Phone' }).check()
  await page.getByRole('radio', { name: 'Companionship' }).check()
  await page.getByRole('radio', { name: 'Medicaid' }).check()
  await page.getByRole('radio', { name: /start soon/ }).check()
  await page.getByLabel(/Anything else/).fill('A long story that nobody wants to type twice.')
}

async function expectNothingLost(page: Page, name: string) {
  await expect(page.getByLabel('Your full name')).toHaveValue(name)
  await expect(page.getByRole('radio', { name: 'Companionship' })).toBeChecked()
  await expect(page.getByLabel(/Anything else/)).toHaveValue(/nobody wants to type twice/)
}

test('nothing typed is lost while the desk fails three times, and one enquiry arrives in the end', async ({
  page,
  baseURL,
}) => {
  const desk = await unreliableDesk(baseURL ?? '')
  const name = 'Patient Caller'
  await page.clock.install()
  await visit(page, `${desk.url}/homecare/get-started/`)
  await fillIn(page, name)
  const submit = page.getByRole('button', { name: 'Submit' })
  const alert = page.locator('form').getByRole('alert')

  for (const mood of ['error', 'garbage'] as const) {
    desk.setMood(mood)
    await submit.click()
    await expect(alert).toContainText(generic)
    await expect(alert).toContainText('(908) 555-0100')
    await expectNothingLost(page, name)
  }

  desk.setMood('silence')
  await submit.click()
  await expect(alert).toBeHidden()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(alert).toContainText('could not confirm that it arrived')
  await expectNothingLost(page, name)
  expect(await enquiriesOf(name)).toEqual([])

  desk.setMood('well')
  await submit.click()
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
  expect(await enquiriesOf(name)).toHaveLength(1)
  desk.close()
})

test('an enquiry survives a network that goes away in the middle', async ({ page, context }) => {
  const name = 'Tunnel Traveler'
  await visit(page, '/homecare/get-started/')
  await fillIn(page, name)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator('form').getByRole('alert')).toContainText(generic)
  await expect(page.locator('form').getByRole('alert')).not.toContainText('fetch')
  await expectNothingLost(page, name)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Submit' }).dblclick()
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
  expect(await enquiriesOf(name)).toHaveLength(1)
})

test('what was typed is still there when the reader comes back to the page', async ({ page }) => {
  await visit(page, '/homecare/get-started/')
  await page.getByLabel('Your full name').fill('Eleanor Returned')
  await page.getByRole('radio', { name: 'Companionship' }).check()
  await page.getByRole('link', { name: 'Home Care', exact: true }).first().click()
  await expect(page).toHaveTitle('SAGE Eldercare | Home Care')
  await page.goBack()
  await expect(page.getByLabel('Your full name')).toHaveValue('Eleanor Returned')
  await expect(page.getByRole('radio', { name: 'Companionship' })).toBeChecked()
  await expect(page.getByRole('listitem').filter({ hasText: enquiryMessages.restored })).toBeVisible()
})
