import { expect, test } from '@playwright/test'

const form = '/furniture/get-started/'

test('what was typed on a slow line survives a password manager that changes the form', async ({ page }) => {
  // Chromium tells scripts of the page nothing about what an extension does; this does the same to the page's HTML.
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
  await page.getByLabel('Your full name').fill('Eleanor Early')
  await page.getByRole('radio', { name: 'Phone' }).check()
  await page
    .getByLabel(/A photo of the piece/)
    .setInputFiles({ name: 'chair.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a photo') })
  const story = page.getByLabel('What needs to be done?')
  await story.fill('The seat is torn')
  await story.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 8))
  const place = await page.evaluate(() => window.scrollY)
  release()
  await expect(page.locator('form')).toHaveAttribute('novalidate')
  await expect(page.getByLabel('Your full name')).toHaveValue('Eleanor Early')
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked()
  expect(
    await page.getByLabel(/A photo of the piece/).evaluate((input: HTMLInputElement) => input.files?.[0]?.name),
  ).toBe('chair.jpg')
  await expect(story).toBeFocused()
  expect(await story.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd])).toEqual([4, 8])
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})
