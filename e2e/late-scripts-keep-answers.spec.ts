import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { byEmailOrPhone, fullName } from '@/content/forms/fields'
import { photoWords } from '@/content/forms/photo-words'
import { footer } from '@/content/messages'
import { organization } from '@/content/organization'
import { furniture } from '@/content/programs/furniture'
import { comeToLife, goWithScriptsHeld, visit } from './visit'

const form = '/furniture/get-started/'
const { city } = organization.address

/** The label of a question in this form. */
const labelOf = (id: string) => furniture.form.fields.find((field) => field.id === id)?.label ?? ''

/** Goes to a page that a password manager changes, and holds back its scripts until the returned function is called. */
async function goChangedWithScriptsHeld(page: Page, address: string): Promise<() => void> {
  // Chromium tells scripts of the page nothing about what an extension does; this does the same to the page's HTML.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const input of document.querySelectorAll('form input')) input.after(document.createElement('div'))
    })
  })
  return goWithScriptsHeld(page, address)
}

test('what was typed on a slow line survives a password manager that changes the form', async ({ page }) => {
  const letGo = await goChangedWithScriptsHeld(page, form)
  await page.getByLabel(fullName.label).fill('Eleanor Early')
  // Some of them write what was typed into the HTML, too.
  await page.getByLabel(fullName.label).evaluate((input) => input.setAttribute('value', 'Eleanor Early'))
  await page.getByRole('radio', { name: byEmailOrPhone.options[1] ?? '' }).check()
  await page
    .getByLabel(labelOf('photo'))
    .setInputFiles({ name: 'chair.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a photo') })
  const story = page.getByLabel(labelOf('repairInfo'))
  await story.fill('The seat is torn')
  await story.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 8))
  const place = () => story.evaluate((area) => Math.round(area.getBoundingClientRect().top))
  const before = await place()
  letGo()
  await expect(page.locator('form')).toHaveAttribute('novalidate')
  await expect(page.getByLabel(fullName.label)).toHaveValue('Eleanor Early')
  await expect(page.getByRole('radio', { name: byEmailOrPhone.options[1] ?? '' })).toBeChecked()
  expect(await page.getByLabel(labelOf('photo')).evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(
    'chair.jpg',
  )
  await expect(story).toBeFocused()
  expect(await story.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd])).toEqual([4, 8])
  expect(await place()).toBe(before)
})

test('a town typed on a slow line survives it, too, and so does the place', async ({ page }) => {
  const letGo = await goChangedWithScriptsHeld(page, '/find-help/')
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill(city)
  const link = page.getByRole('contentinfo').getByRole('link').nth(3)
  await link.focus()
  const place = () => link.evaluate((focused) => Math.round(focused.getBoundingClientRect().top))
  const before = await place()
  letGo()
  await comeToLife(page)
  await expect(field).toHaveValue(city)
  await expect(link).toBeFocused()
  expect(await place()).toBe(before)
})

test('someone who comes back to the form finds what they typed, and is asked for the photo that no browser brings back', async ({
  page,
}) => {
  await visit(page, form)
  const piece = page.getByLabel(labelOf('repairItem'))
  await piece.fill('A rocking chair')
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#b98a5a' } })
    .jpeg()
    .toBuffer()
  await page.getByLabel(labelOf('photo')).setInputFiles({ name: 'chair.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByAltText(photoWords.preview)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: footer.accessibility.text }).click()
  await page.waitForURL('**/accessibility/')
  await page.goBack()
  await comeToLife(page)
  await expect(piece).toHaveValue('A rocking chair')
  await expect(page.getByText(photoWords.again)).toBeVisible()
})
