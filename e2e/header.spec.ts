import { expect, test } from '@playwright/test'
import { messages, searchLink } from '@/content/messages'
import { menu } from '@/content/navigation'
import { organization } from '@/content/organization'
import { visit, withoutNotice } from './support/visit'

const [one, other] = menu.filter((entry) => 'links' in entry)

test('a menu opens under the pointer, one at a time, and the pointer can travel into it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, '/')
  const header = page.getByRole('banner')
  const button = header.getByRole('button', { name: one?.text ?? '' })
  await button.hover()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const link = header.getByRole('link', { name: one?.links.at(-1)?.text ?? '' })
  await link.hover()
  await expect(link).toBeVisible()
  await header.getByRole('button', { name: other?.text ?? '' }).hover()
  const otherLink = header.getByRole('link', { name: other?.links.at(-1)?.text ?? '' })
  await expect(otherLink).toBeVisible()
  await expect(link).toBeHidden()
  await page.mouse.move(640, 700)
  await expect(otherLink).toBeHidden()
})

test('Call and Donate Now stay in the header while the page scrolls, and the search adds no second row', async ({
  page,
}) => {
  await visit(page, '/homecare/')
  await withoutNotice(page)
  const header = page.getByRole('banner')
  const call = header.getByRole('link', { name: `Call ${organization.phone.printed}` })
  const toSearch = header.getByRole('link', { name: searchLink.text })
  for (const width of [390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
    await expect(call).toBeInViewport({ ratio: 1 })
    await expect(header.getByRole('link', { name: /Donate Now/ })).toBeInViewport({ ratio: 1 })
    if (width === 390) {
      expect((await header.boundingBox())?.height).toBeLessThanOrEqual(72)
      await expect(toSearch).toBeHidden()
      continue
    }
    expect((await call.getByText(organization.phone.printed).boundingBox())?.width).toBeGreaterThan(44)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const [box, below] = [await toSearch.boundingBox(), await call.boundingBox()]
    // In the line above the telephone number, which is one row of links high.
    expect((box?.y ?? 0) + (box?.height ?? 0), `at ${width} px`).toBeLessThanOrEqual(below?.y ?? 0)
    expect(box?.y).toBeLessThan(box?.height ?? 0)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
})

test('a phone’s drawer shows the search at once, leaves the page where it was, and closes in a wider window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/homecare/')
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  const button = page.getByRole('button', { name: messages.menu })
  const { x = 0, y = 0 } = (await button.boundingBox()) ?? {}
  // Before it presses something, Playwright may scroll to it; a finger doesn't.
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.click(x + 20, y + 20)
  const drawer = page.getByRole('dialog', { name: messages.menu })
  await expect(drawer.getByRole('link', { name: searchLink.text })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await button.click()
  await expect(drawer).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(drawer).toBeHidden()
})

test('in a heavily zoomed window the header doesn’t stay in the way, and a dialog has Close in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await visit(page, '/gifting-sage/')
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await page.getByRole('main').locator('[aria-haspopup="dialog"]').first().click()
  await expect(page.getByRole('button', { name: messages.close })).toBeInViewport({ ratio: 1 })
})
