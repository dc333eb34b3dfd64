import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { fullName } from '@/content/forms/fields'
import { enquiryMessages } from '@/content/forms/messages'
import { photoWords } from '@/content/forms/photo-words'
import { furniture } from '@/content/programs/furniture'
import { enquiriesOf, fillIn, someone } from './support/enquiries'
import { watchForTrouble } from './support/violations'
import { visit } from './support/visit'

const photoLabel = furniture.form.fields.find(({ type }) => type === 'file')?.label ?? ''

/** A photo straight from a phone: large, sideways, and with its location. */
function photoOfAChair(): Promise<Buffer> {
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#b98a5a' } })
    .jpeg({ quality: 98 })
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 43/1 0/1' } },
    })
    .toBuffer()
}

async function writeTo(page: Page, name: string): Promise<void> {
  await visit(page, '/furniture/get-started/')
  await fillIn(page, furniture.form.fields, name)
}

async function keptFor(name: string) {
  const [enquiry] = await enquiriesOf(name)
  const stored = await sharp(join(enquiry?.folder ?? '', enquiry?.photo?.file ?? '')).metadata()
  return { ...enquiry?.photo, ...stored }
}

test('a photo of a chair arrives small, upright, and without its location, made so in a worker', async ({ page }) => {
  const name = someone('Owner')
  const trouble = watchForTrouble(page)
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = () => {
      throw new Error('Drawn on the page.')
    }
  })
  await writeTo(page, name)
  const buffer = await photoOfAChair()
  await page.getByLabel(photoLabel).setInputFiles({ name: 'my chair.png', mimeType: 'image/jpeg', buffer })
  const preview = page.getByRole('img', { name: photoWords.preview })
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1500)
  await page.getByRole('button', { name: enquiryMessages.submit }).click()
  await expect(page.getByRole('heading', { name: enquiryMessages.thanks })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'my chair.jpg' })).toBeVisible()
  const kept = await keptFor(name)
  expect(kept).toMatchObject({ name: 'my chair.jpg', type: 'image/jpeg', format: 'jpeg', width: 1500, height: 2000 })
  expect([kept.exif, kept.orientation ?? 1]).toEqual([undefined, 1])
  expect(trouble).toEqual([])
})

test('a photo is made small on the page where the browser draws nowhere else, even if the form is sent before that', async ({
  page,
}) => {
  const name = someone('Hurried Owner')
  let draw = () => {}
  const isDrawn = new Promise<void>((resolve) => (draw = resolve))
  await page.exposeFunction('untilItMayBeDrawn', () => isDrawn)
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'OffscreenCanvas')
    const decode = window.createImageBitmap
    window.createImageBitmap = (async (...given: Parameters<typeof decode>) => {
      await (window as unknown as { untilItMayBeDrawn: () => Promise<void> }).untilItMayBeDrawn()
      return decode(...given)
    }) as typeof decode
  })
  await writeTo(page, name)
  const buffer = await photoOfAChair()
  await page.getByLabel(photoLabel).setInputFiles({ name: 'chair.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: enquiryMessages.submit }).click()
  await expect(page.getByLabel(photoLabel)).toBeDisabled()
  draw()
  await expect(page.getByRole('heading', { name: enquiryMessages.thanks })).toBeVisible()
  expect(await keptFor(name)).toMatchObject({ width: 1500, height: 2000 })
})

test('a photo of 26 MB is refused with a reason, and everything else is kept', async ({ page }) => {
  const name = someone('Owner')
  const file = test.info().outputPath('chair.jpg')
  await writeFile(file, Buffer.alloc(26 * 1024 * 1024, 255))
  await writeTo(page, name)
  await page.getByLabel(photoLabel).setInputFiles(file)
  await page.getByRole('button', { name: enquiryMessages.submit }).click()
  const problem = page.getByRole('group', { name: enquiryMessages.problem })
  // So much takes a while to send.
  await expect(page.locator('form').getByRole('alert').or(problem)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByLabel(fullName.label)).toHaveValue(name)
  expect(await enquiriesOf(name)).toEqual([])
})
