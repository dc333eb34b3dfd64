import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { fullName } from '@/content/forms/fields'
import { enquiryMessages } from '@/content/forms/messages'
import { photoWords } from '@/content/forms/photo-words'
import { programs } from '@/content/programs'
import { furniture } from '@/content/programs/furniture'
import type { FormField } from '@/content/types'
import { hrefTo } from '@/lib/links/href'
import { enquiriesOf } from './enquiries'
import { watchForTrouble } from './violations'
import { visit } from './visit'

const photoLabel = furniture.form.fields.find(({ type }) => type === 'file')?.label ?? ''

/** Something a person might answer. Radio questions get their last answer, so Other comes up somewhere. */
function answerFor(field: FormField, name: string): string {
  if (field.type === 'radio') return field.options.at(-1) ?? ''
  if (field.id === 'fullName') return name
  if (field.type === 'tel') return '+1 908.555.0147 ext. 3'
  if (field.type === 'email') return 'neighbor@example.com'
  return `About ${field.id}: “quotes”, <angles> & ümlauts`
}

async function fillIn(page: Page, field: FormField, answer: string) {
  if (field.type === 'file') return
  if (field.type === 'radio') {
    await page.getByRole('group', { name: field.label }).getByRole('radio', { name: answer, exact: true }).check()
  } else {
    await page.locator(`#${field.id}`).fill(answer)
  }
}

for (const { slug, form: definition } of programs) {
  const path = hrefTo(`/${slug}/get-started`)

  test(`${path} sent too early names every unanswered question, and then sends every answer to the desk, word for word`, async ({
    page,
  }) => {
    await visit(page, path)
    await expect(page.locator(`form#${definition.type}-form`)).toBeVisible()
    await page.getByRole('button', { name: enquiryMessages.submit }).click()
    const open = definition.fields.filter((field) => field.isRequired)
    const summary = page.getByRole('group', { name: enquiryMessages.problem })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(open.length)
    await expect(page.getByText(enquiryMessages.required, { exact: true })).toHaveCount(open.length)
    await expect(page).toHaveTitle(new RegExp(`^${enquiryMessages.errorTitlePrefix}`))

    const name = `Neighbor of ${slug}`
    const expected: Record<string, string> = {}
    for (const field of definition.fields) {
      if (field.type === 'file') continue
      const answer = answerFor(field, name)
      await fillIn(page, field, answer)
      expected[field.id] = answer
      if (field.type === 'radio' && field.other?.option === answer) {
        const { id } = field.other.field
        await page.locator(`#${id}`).fill('Something else')
        expected[id] = 'Something else'
      }
    }
    await page.getByRole('button', { name: enquiryMessages.submit }).click()
    await expect(page.getByRole('heading', { name: enquiryMessages.thanks })).toBeFocused()
    const enquiries = await enquiriesOf(name)
    expect(enquiries.map(({ form, fields }) => ({ form, fields }))).toEqual([
      { form: definition.type, fields: expected },
    ])
  })
}

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

test('a photo of a chair arrives small, upright, and without its location', async ({ page }) => {
  const name = 'Owner Of A Chair'
  await visit(page, '/furniture/get-started/')
  for (const field of furniture.form.fields) await fillIn(page, field, answerFor(field, name))
  const buffer = await photoOfAChair()
  await page.getByLabel(photoLabel).setInputFiles({ name: 'my chair.png', mimeType: 'image/jpeg', buffer })
  const preview = page.getByRole('img', { name: photoWords.preview })
  await expect(preview).toBeVisible()
  // The security policy allows the picture.
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1500)
  await page.getByRole('button', { name: enquiryMessages.submit }).click()
  await expect(page.getByRole('heading', { name: enquiryMessages.thanks })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'my chair.jpg' })).toBeVisible()
  const [enquiry] = await enquiriesOf(name)
  expect(enquiry?.photo).toMatchObject({ name: 'my chair.jpg', type: 'image/jpeg' })
  const stored = await sharp(join(enquiry?.folder ?? '', enquiry?.photo?.file ?? '')).metadata()
  expect(stored).toMatchObject({ format: 'jpeg', width: 1500, height: 2000 })
  expect([stored.exif, stored.orientation ?? 1]).toEqual([undefined, 1])
})

test('a photo is made small even if the form is sent before that is done', async ({ page }) => {
  const name = 'Owner In A Hurry'
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'OffscreenCanvas')
    const decode = window.createImageBitmap
    window.createImageBitmap = (async (...given: Parameters<typeof decode>) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return decode(...given)
    }) as typeof decode
  })
  await visit(page, '/furniture/get-started/')
  for (const field of furniture.form.fields) await fillIn(page, field, answerFor(field, name))
  const buffer = await photoOfAChair()
  await page.getByLabel(photoLabel).setInputFiles({ name: 'chair.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: enquiryMessages.submit }).click()
  expect(await page.getByLabel(photoLabel).isDisabled()).toBe(true)
  await expect(page.getByRole('heading', { name: enquiryMessages.thanks })).toBeVisible()
  const [enquiry] = await enquiriesOf(name)
  const stored = await sharp(join(enquiry?.folder ?? '', enquiry?.photo?.file ?? '')).metadata()
  expect(stored).toMatchObject({ width: 1500, height: 2000 })
})

const places = {
  'in a worker': () => {
    HTMLCanvasElement.prototype.toBlob = () => {
      throw new Error('Drawn on the page.')
    }
  },
  'on the page, where the browser draws nowhere else': () => {
    Reflect.deleteProperty(window, 'OffscreenCanvas')
  },
}

for (const [place, leaveNoOther] of Object.entries(places)) {
  test(`a photo is made small ${place}`, async ({ page }) => {
    const trouble = watchForTrouble(page)
    await page.addInitScript(leaveNoOther)
    await visit(page, '/furniture/get-started/')
    const buffer = await photoOfAChair()
    await page.getByLabel(photoLabel).setInputFiles({ name: 'chair.jpg', mimeType: 'image/jpeg', buffer })
    const preview = page.getByRole('img', { name: photoWords.preview })
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1500)
    expect(trouble).toEqual([])
  })
}

test('a photo can be replaced and removed by keyboard', async ({ page }) => {
  const name = 'Owner Without A Photo'
  await visit(page, '/furniture/get-started/')
  for (const field of furniture.form.fields) await fillIn(page, field, answerFor(field, name))
  const buffer = await photoOfAChair()
  await page.getByLabel(photoLabel).setInputFiles({ name: 'chair.jpg', mimeType: 'image/jpeg', buffer })
  const preview = page.getByRole('img', { name: photoWords.preview })
  await expect(preview).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: photoWords.replace }).press('Enter')
  await (await chooser).setFiles({ name: 'table.jpg', mimeType: 'image/jpeg', buffer })
  await expect(preview).toBeVisible()
  await page.getByRole('button', { name: photoWords.remove }).press('Enter')
  await expect(page.getByText(photoWords.removed)).toBeVisible()
  await expect(page.getByLabel(photoLabel)).toBeFocused()
  await page.getByRole('button', { name: enquiryMessages.submit }).click()
  await expect(page.getByRole('heading', { name: enquiryMessages.thanks })).toBeVisible()
  const [enquiry] = await enquiriesOf(name)
  expect(enquiry).not.toHaveProperty('photo')
})

test('a photo the browser can’t open arrives whole', async ({ page }) => {
  const name = 'Owner Of An Odd Photo'
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b98a5a' } })
    .tiff()
    .toBuffer()
  await visit(page, '/furniture/get-started/')
  for (const field of furniture.form.fields) await fillIn(page, field, answerFor(field, name))
  await page.getByLabel(photoLabel).setInputFiles({ name: 'chair.tiff', mimeType: 'image/tiff', buffer })
  await expect(page.getByRole('button', { name: photoWords.remove })).toBeVisible()
  await page.getByRole('button', { name: enquiryMessages.submit }).click()
  await expect(page.getByRole('heading', { name: enquiryMessages.thanks })).toBeVisible()
  const [enquiry] = await enquiriesOf(name)
  expect(enquiry?.photo).toMatchObject({ name: 'chair.tiff', bytes: buffer.length })
})

for (const { what, bytes } of [
  { what: 'that is no picture', bytes: Buffer.from('not a picture') },
  { what: 'that is empty', bytes: Buffer.alloc(0) },
  { what: 'of 26 MB', bytes: Buffer.alloc(26 * 1024 * 1024, 255) },
]) {
  test(`a photo ${what} is refused with a reason, and everything else is kept`, async ({ page }) => {
    const name = `Photo ${what}`
    const file = test.info().outputPath('chair.jpg')
    await writeFile(file, bytes)
    await visit(page, '/furniture/get-started/')
    for (const field of furniture.form.fields) await fillIn(page, field, answerFor(field, name))
    await page.getByLabel(photoLabel).setInputFiles(file)
    await page.getByRole('button', { name: enquiryMessages.submit }).click()
    await expect(page.getByRole('button', { name: enquiryMessages.submit })).toBeEnabled()
    await expect(
      page
        .locator('form')
        .getByRole('alert')
        .or(page.getByRole('group', { name: enquiryMessages.problem })),
    ).toBeVisible()
    await expect(page.getByLabel(fullName.label)).toHaveValue(name)
    expect(await enquiriesOf(name)).toEqual([])
  })
}

test('a link to a form that ends in ?about= and a word preselects that answer, and a link without one preselects nothing', async ({
  page,
}) => {
  for (const { slug, form } of programs) {
    await visit(page, `/${slug}/get-started/`)
    const checked = page.getByRole('radio', { checked: true })
    await expect(checked).toHaveCount(0)
    for (const field of form.fields) {
      if (field.type !== 'radio') continue
      for (const [word, option] of Object.entries(field.preselections ?? {})) {
        await visit(page, `/${slug}/get-started/?about=${word}`)
        await expect(checked).toHaveCount(1)
        await expect(page.getByRole('radio', { name: option, exact: true })).toBeChecked()
      }
    }
  }
})
