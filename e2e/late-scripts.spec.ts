import { expect, type Locator, type Page, test } from '@playwright/test'
import { byEmailOrPhone, fullName } from '@/content/forms/fields'
import { messages } from '@/content/messages'
import { menu } from '@/content/navigation'
import { furniture } from '@/content/programs/furniture'
import { comeToLife, goWithScriptsHeld } from './support/visit'

/** Something to press that a script enhances: where it is, and what it opens. */
type Opener = {
  kind: string
  address: string
  width: number
  find: (page: Page) => Locator
  opens: 'dialog' | 'in place'
}

const wide = 1280
const group = menu.find((entry) => 'links' in entry)?.text ?? ''

const openers: readonly Opener[] = [
  {
    kind: 'a question',
    address: '/homecare/',
    width: wide,
    find: (page) => page.getByRole('main').locator('h3 > a').first(),
    opens: 'in place',
  },
  {
    kind: 'a print',
    address: '/history/',
    width: wide,
    find: (page) => page.getByRole('main').locator('a', { hasText: messages.timeline.lookCloser }).first(),
    opens: 'dialog',
  },
  {
    kind: 'the menu of narrow windows',
    address: '/',
    width: 390,
    find: (page) => page.getByRole('banner').locator('a[href="#site-map"]'),
    opens: 'dialog',
  },
  {
    kind: 'a group of the main menu',
    address: '/',
    width: wide,
    find: (page) => page.getByRole('banner').getByRole('button', { name: group }),
    opens: 'in place',
  },
]

async function goToOpener(page: Page, { address, width }: Pick<Opener, 'address' | 'width'>): Promise<() => void> {
  await page.setViewportSize({ width, height: 900 })
  return goWithScriptsHeld(page, address)
}

async function expectOpen(page: Page, opener: Locator, opens: Opener['opens'], isOpen = true): Promise<void> {
  if (opens === 'in place') await expect(opener).toHaveAttribute('aria-expanded', String(isOpen))
  else await expect(page.getByRole('dialog')).toBeVisible({ visible: isOpen })
}

for (const entry of openers) {
  test(`${entry.kind} that has the focus when a late script arrives still has it, and works`, async ({ page }) => {
    const letGo = await goToOpener(page, entry)
    const opener = entry.find(page)
    await opener.focus()
    const node = await opener.elementHandle()
    letGo()
    await comeToLife(page)
    expect(await page.evaluate((before) => document.activeElement === before, node)).toBe(true)
    await expect(page.getByRole('button').and(opener)).toBeFocused()
    if (entry.find === openers.at(-1)?.find) {
      await expectOpen(page, opener, 'in place') // The style sheet had opened it, and it stays open.
      await page.keyboard.press('Enter')
      await expectOpen(page, opener, 'in place', false)
    }
    await page.keyboard.press('Enter')
    await expectOpen(page, opener, entry.opens)
    await page.keyboard.press(entry.opens === 'dialog' ? 'Escape' : 'Enter')
    await expectOpen(page, opener, entry.opens, false)
    await expect(opener).toBeFocused()
    const place = await page.evaluate(() => window.scrollY)
    await page.keyboard.press('Space')
    await expectOpen(page, opener, entry.opens)
    expect(await page.evaluate(() => window.scrollY)).toBe(place)
  })

  test(`a press on ${entry.kind} still down when a late script arrives isn’t lost`, async ({ page }) => {
    const letGo = await goToOpener(page, entry)
    const opener = entry.find(page)
    await opener.hover()
    await page.mouse.down()
    letGo()
    await comeToLife(page)
    await page.mouse.up()
    await expectOpen(page, opener, entry.opens)
  })
}

test('a panel of the main menu that the pointer opened stays open when a late script arrives', async ({ page }) => {
  const letGo = await goToOpener(page, { address: '/', width: wide })
  const button = page.getByRole('banner').getByRole('button', { name: group })
  await button.hover()
  const link = button.locator('xpath=..').getByRole('link').last()
  await link.hover()
  letGo()
  await comeToLife(page)
  await expect(link).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(wide / 2, 800)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('what was typed on a slow line survives a password manager that changes the form', async ({ page }) => {
  // Chromium tells scripts of the page nothing about what an extension does; this does the same to the page's HTML.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const input of document.querySelectorAll('form input')) input.after(document.createElement('div'))
    })
  })
  const letGo = await goWithScriptsHeld(page, '/furniture/get-started/')
  const labelOf = (id: string) => furniture.form.fields.find((field) => field.id === id)?.label ?? ''
  const [name, photo, story] = [fullName.label, labelOf('photo'), labelOf('repairInfo')].map((label) =>
    page.getByLabel(label),
  ) as [Locator, Locator, Locator]
  await name.fill('Eleanor Early')
  // Some of them write what was typed into the HTML, too.
  await name.evaluate((input) => input.setAttribute('value', 'Eleanor Early'))
  await page.getByRole('radio', { name: byEmailOrPhone.options[1] ?? '' }).check()
  await photo.setInputFiles({ name: 'chair.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a photo') })
  await story.fill('The seat is torn')
  await story.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 8))
  const place = () => story.evaluate((area) => Math.round(area.getBoundingClientRect().top))
  const before = await place()
  letGo()
  await expect(page.locator('form')).toHaveAttribute('novalidate')
  await expect(name).toHaveValue('Eleanor Early')
  await expect(page.getByRole('radio', { name: byEmailOrPhone.options[1] ?? '' })).toBeChecked()
  expect(await photo.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('chair.jpg')
  await expect(story).toBeFocused()
  expect(await story.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd])).toEqual([4, 8])
  expect(await place()).toBe(before)
})
