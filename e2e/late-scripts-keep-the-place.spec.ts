import { expect, type Locator, type Page, test } from '@playwright/test'
import { messages } from '@/content/messages'
import { menu } from '@/content/navigation'
import { comeToLife, goWithScriptsHeld } from './visit'

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
const inMain = (name: string) => (page: Page) => page.getByRole('main').locator('a', { hasText: name }).first()
const heading = (page: Page) => page.getByRole('main').locator('h3 > a').first()

const openers: readonly Opener[] = [
  { kind: 'a question', address: '/homecare/', width: wide, find: heading, opens: 'in place' },
  { kind: 'a year', address: '/news-publications/', width: wide, find: heading, opens: 'in place' },
  { kind: 'a video', address: '/testimonials/', width: wide, find: inMain(messages.video.play), opens: 'dialog' },
  { kind: 'a print', address: '/history/', width: wide, find: inMain(messages.timeline.lookCloser), opens: 'dialog' },
  {
    kind: 'a way to give',
    address: '/gifting-sage/',
    width: wide,
    find: (page) => page.getByRole('listitem').locator('a[href^="#give-"]').first(),
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

/** Goes to the page of an opener and holds back its scripts until the returned function is called. */
async function goToOpener(page: Page, { address, width }: Opener, baseURL: string | undefined): Promise<() => void> {
  await page.route(
    (url) => !url.href.startsWith(baseURL ?? ''),
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  )
  await page.setViewportSize({ width, height: 900 })
  return goWithScriptsHeld(page, address)
}

/** Waits for what a press opened, or closed again. */
async function expectOpen(page: Page, opener: Locator, opens: Opener['opens'], isOpen = true): Promise<void> {
  if (opens === 'in place') await expect(opener).toHaveAttribute('aria-expanded', String(isOpen))
  else await expect(page.getByRole('dialog')).toBeVisible({ visible: isOpen })
}

for (const entry of openers) {
  test(`${entry.kind} that has the focus when a late script arrives still has it, and works`, async ({
    page,
    baseURL,
  }) => {
    const letGo = await goToOpener(page, entry, baseURL)
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

  test(`a press on ${entry.kind} still down when a late script arrives isn’t lost`, async ({ page, baseURL }) => {
    const letGo = await goToOpener(page, entry, baseURL)
    const opener = entry.find(page)
    await opener.hover()
    await page.mouse.down()
    letGo()
    await comeToLife(page)
    await page.mouse.up()
    await expectOpen(page, opener, entry.opens)
  })
}

test('a panel of the main menu that the pointer opened stays open when a late script arrives', async ({
  page,
  baseURL,
}) => {
  const letGo = await goToOpener(page, { ...openers[0], address: '/', width: wide } as Opener, baseURL)
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
