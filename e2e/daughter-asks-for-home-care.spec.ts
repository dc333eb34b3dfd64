import { expect, test } from '@playwright/test'
import { acknowledgementsTo, enquiriesOf } from './enquiries'
import { watchForTrouble } from './violations'
import { arrive, visit } from './visit'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a daughter on her phone finds home care, asks, mends what she forgot, and is thanked', async ({
  page,
  context,
}) => {
  const trouble = watchForTrouble(page)
  const name = 'Daughter Onaphone'
  await visit(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Home Care' }).click()

  await expect(page).toHaveTitle('SAGE Eldercare | Home Care')
  await page.getByRole('button', { name: 'Is your home care accredited?' }).click()
  await expect(page.getByText(/over 30 years old/)).toBeVisible()
  await page.getByRole('button', { name: 'How can home care be paid for?' }).click()
  await expect(page.locator('#payment').getByText(/Division on Aging/)).toBeVisible()
  await expect(page.getByText(/over 30 years old/)).toBeHidden()
  await page.getByRole('link', { name: 'Get Started' }).first().click()

  await arrive(page, '/homecare/get-started/')
  await page.getByLabel('Your full name').fill(name)
  await page.getByRole('button', { name: 'Submit' }).click()
  const summary = page.getByRole('group', { name: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(7)
  await summary.getByRole('link', { name: /Phone number/ }).click()
  await expect(page.getByLabel('Phone number')).toBeFocused()

  await page.getByLabel('Phone number').fill('(908) 555-0142')
  await page.getByLabel('Email address').fill('daughter@example.com')
  await page.getByLabel(/Name of the person who needs help/).fill('Her mother')
  await page.getByLabel('ZIP code').fill('07901-1234')
  await page.getByRole('radio', { name: 'SMS/Text' }).check()
  await page.getByRole('radio', { name: 'Other' }).check()
  await page.getByLabel('What other kind of care?').fill('Somebody to read to her')
  await page.getByRole('radio', { name: 'Longterm Insurance' }).check()
  await page.getByRole('radio', { name: 'I know what I need and am looking at options' }).check()
  await page.getByLabel(/Anything else/).fill('She likes “Emma”.\nEvenings are best.')

  const slow = await context.newCDPSession(page)
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([/Thank you/])
  await expect(page.getByRole('complementary')).toBeHidden()
  await expect(page.getByText('What happens next').last()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Her mother' })).toBeVisible()

  const [enquiry, ...others] = await enquiriesOf(name)
  expect(others).toEqual([])
  expect(enquiry?.form).toBe('homeCare')
  expect(enquiry?.fields).toEqual({
    fullName: name,
    phoneNumber: '(908) 555-0142',
    email: 'daughter@example.com',
    beneficiaryName: 'Her mother',
    zipCode: '07901-1234',
    contactMethod: 'SMS/Text',
    careType: 'Other',
    careTypeOtherText: 'Somebody to read to her',
    paymentMethod: 'Longterm Insurance',
    careJourney: 'I know what I need and am looking at options',
    additionalInfo: expect.stringMatching(/^She likes “Emma”\.\r?\nEvenings are best\.$/),
  })
  await expect.poll(() => acknowledgementsTo('daughter@example.com').then((found) => found.length)).toBe(1)
  expect(trouble).toEqual([])
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the same daughter gets as far: questions stand open, the form posts by itself', async ({ page }) => {
    const name = 'Daughter Withoutscript'
    await page.goto('/')
    await page.getByRole('link', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name: 'Home Care' }).click()
    await expect(page.getByText(/over 30 years old/)).toBeVisible()
    await expect(page.locator('#payment').getByText(/Division on Aging/)).toBeVisible()
    await page.getByRole('link', { name: 'Get Started' }).first().click()

    await page.getByLabel('Your full name').fill(name)
    await page.getByLabel('Phone number').fill('908 555 0143')
    await page.getByLabel('Email address').fill('withoutscript@example.com')
    await page.getByLabel('ZIP code').fill('07901')
    await page.getByRole('radio', { name: 'Phone' }).check()
    await expect(page.getByLabel('What other kind of care?')).toBeHidden()
    await page.getByRole('radio', { name: 'Other' }).check()
    await page.getByLabel('What other kind of care?').fill('Company at lunch')
    await page.getByRole('radio', { name: 'VA', exact: true }).check()
    await page.getByRole('radio', { name: /just starting/ }).check()
    await page.getByRole('button', { name: 'Submit' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toContainText(/thank you/i)
    const enquiries = await enquiriesOf(name)
    expect(enquiries.map((enquiry) => enquiry.fields.careTypeOtherText)).toEqual(['Company at lunch'])
  })
})
