import { expect, test } from '@playwright/test'
import {
  additionalInfo,
  beneficiaryName,
  byEmailPhoneOrText,
  email,
  fullName,
  phoneNumber,
  zipCode,
} from '@/content/forms/fields'
import { enquiryMessages } from '@/content/forms/messages'
import { footer, messages } from '@/content/messages'
import { homecare } from '@/content/programs/homecare'
import type { FormField } from '@/content/types'
import { acknowledgementsTo, enquiriesOf } from './enquiries'
import { watchForTrouble } from './violations'
import { arrive, visit } from './visit'

const { fields } = homecare.form
const [first, ...questions] = homecare.questions.faqs
const second = questions.find(({ answer }) => typeof answer[0] === 'string')
const firstAnswer = String(first?.answer[0])
const secondAnswer = String(second?.answer[0])

/** A multiple-choice question, by its name in the form. */
function choiceOf(id: string) {
  const field = fields.find((candidate: FormField) => candidate.id === id)
  if (field?.type !== 'radio') throw new Error(`The form has no choice ${id}.`)
  return field
}

const required = fields.filter(({ isRequired }) => isRequired)
const [careType, payment, journey] = [choiceOf('careType'), choiceOf('paymentMethod'), choiceOf('careJourney')]
const otherCare = careType.other?.field.label ?? ''

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a daughter on her phone finds home care, asks, fills in what she forgot, and is thanked', async ({
  page,
  context,
}) => {
  const trouble = watchForTrouble(page)
  const name = 'Daughter Onaphone'
  await visit(page, '/')
  await page.getByRole('button', { name: messages.menu }).click()
  await page.getByRole('dialog', { name: messages.menu }).getByRole('link', { name: homecare.names.menu }).click()

  await expect(page).toHaveTitle(homecare.search.title)
  await page.getByRole('button', { name: first?.question ?? '' }).click()
  await expect(page.getByText(firstAnswer)).toBeVisible()
  await page.getByRole('button', { name: second?.question ?? '' }).click()
  await expect(page.getByText(secondAnswer)).toBeVisible()
  await expect(page.getByText(firstAnswer)).toBeHidden()
  await page.getByRole('link', { name: messages.getStarted }).first().click()

  await arrive(page, '/homecare/get-started/')
  await page.getByLabel(fullName.label).fill(name)
  await page.getByRole('button', { name: enquiryMessages.submit }).click()
  const summary = page.getByRole('group', { name: enquiryMessages.problem })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(required.length - 1) // The name is already filled in.
  await summary.getByRole('link', { name: phoneNumber.label }).click()
  await expect(page.getByLabel(phoneNumber.label)).toBeFocused()

  await page.getByLabel(phoneNumber.label).fill('(908) 555-0142')
  await page.getByLabel(email.label).fill('daughter@example.com')
  await page.getByLabel(beneficiaryName.label).fill('Her mother')
  await page.getByLabel(zipCode.label).fill('07901-1234')
  await page.getByRole('radio', { name: byEmailPhoneOrText.options[2] ?? '' }).check()
  await page.getByRole('radio', { name: careType.other?.option ?? '' }).check()
  await page.getByLabel(otherCare).fill('Somebody to read to her')
  await page.getByRole('radio', { name: payment.options[1] ?? '' }).check()
  await page.getByRole('radio', { name: journey.options[1] ?? '' }).check()
  await page.getByLabel(additionalInfo.label).fill('She likes “Emma”.\nEvenings are best.')

  const slow = await context.newCDPSession(page)
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  })
  await page.getByRole('button', { name: enquiryMessages.submit }).click()
  await expect(page.getByRole('button', { name: enquiryMessages.submitting })).toBeDisabled()
  await expect(page.getByRole('heading', { name: enquiryMessages.thanks })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([enquiryMessages.thanks])
  await expect(page.getByRole('main').getByRole('complementary')).toBeHidden()
  await expect(page.getByText(enquiryMessages.whatHappensNext).last()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Her mother' })).toBeVisible()

  const [enquiry, ...others] = await enquiriesOf(name)
  expect(others).toEqual([])
  expect(enquiry?.form).toBe(homecare.form.type)
  expect(enquiry?.fields).toEqual({
    fullName: name,
    phoneNumber: '(908) 555-0142',
    email: 'daughter@example.com',
    beneficiaryName: 'Her mother',
    zipCode: '07901-1234',
    contactMethod: byEmailPhoneOrText.options[2],
    careType: careType.other?.option,
    careTypeOtherText: 'Somebody to read to her',
    paymentMethod: payment.options[1],
    careJourney: journey.options[1],
    additionalInfo: expect.stringMatching(/^She likes “Emma”\.\r?\nEvenings are best\.$/),
  })
  await expect.poll(() => acknowledgementsTo('daughter@example.com').then((found) => found.length)).toBe(1)
  expect(trouble).toEqual([])
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('the same daughter gets just as far: questions are open, and the form posts on its own', async ({ page }) => {
    const name = 'Daughter Withoutscript'
    await page.goto('/')
    await page.getByRole('link', { name: messages.menu }).click()
    await page
      .getByRole('navigation', { name: footer.siteMap })
      .getByRole('link', { name: homecare.names.menu })
      .click()
    await expect(page.getByText(firstAnswer)).toBeVisible()
    await expect(page.getByText(secondAnswer)).toBeVisible()
    await page.getByRole('link', { name: messages.getStarted }).first().click()

    await page.getByLabel(fullName.label).fill(name)
    await page.getByLabel(phoneNumber.label).fill('908 555 0143')
    await page.getByLabel(email.label).fill('withoutscript@example.com')
    await page.getByLabel(zipCode.label).fill('07901')
    await page.getByRole('radio', { name: byEmailPhoneOrText.options[1] ?? '' }).check()
    await expect(page.getByLabel(otherCare)).toBeHidden()
    await page.getByRole('radio', { name: careType.other?.option ?? '' }).check()
    await page.getByLabel(otherCare).fill('Company at lunch')
    await page.getByRole('radio', { name: payment.options[2] ?? '', exact: true }).check()
    await page.getByRole('radio', { name: journey.options[0] ?? '' }).check()
    await page.getByRole('button', { name: enquiryMessages.submit }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(enquiryMessages.thanks, 'i'))
    const enquiries = await enquiriesOf(name)
    expect(enquiries.map((enquiry) => enquiry.fields.careTypeOtherText)).toEqual(['Company at lunch'])
  })
})
