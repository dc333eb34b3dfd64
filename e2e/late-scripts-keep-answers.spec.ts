import { expect, test } from '@playwright/test'
import { byEmailOrPhone, fullName } from '../content/form-fields'
import { furniture } from '../content/programs/furniture'

const form = '/furniture/get-started/'

/** The label of a question in this form. */
const labelOf = (id: string) => furniture.form.fields.find((field) => field.id === id)?.label ?? ''

test('what was typed on a slow connection survives a password manager that changes the form', async ({ page }) => {
  // Instead of a real extension, this makes the same kind of change to the page's HTML.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const input of document.querySelectorAll('form input')) input.after(document.createElement('div'))
    })
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(form, { waitUntil: 'commit' })
  await page.getByLabel(fullName.label).fill('Eleanor Early')
  await page.getByRole('radio', { name: byEmailOrPhone.options[1] ?? '' }).check()
  await page
    .getByLabel(labelOf('photo'))
    .setInputFiles({ name: 'chair.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a photo') })
  const story = page.getByLabel(labelOf('repairInfo'))
  await story.fill('The seat is torn')
  await story.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 8))
  const place = () => story.evaluate((area) => Math.round(area.getBoundingClientRect().top))
  const before = await place()
  release()
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
