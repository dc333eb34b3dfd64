import { expect, test } from '@playwright/test'
import { decades } from '@/content/history'
import { messages } from '@/content/messages'
import { visit } from './visit'

const [first, second, third, later] = decades

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the years go by under the finger, a decade is chosen, a print is opened and closed', async ({
    page,
    context,
  }) => {
    await visit(page, '/history/')
    const jump = page.getByLabel(messages.timeline.jump)
    await expect(jump).toHaveValue(first.id)

    const finger = await context.newCDPSession(page)
    const sixties = await page.getByRole('heading', { name: second.name, level: 2 }).boundingBox()
    const yDistance = 100 - (sixties?.y ?? 0)
    await finger.send('Input.synthesizeScrollGesture', { x: 200, y: 600, yDistance, speed: 4000 })
    await expect(jump).toHaveValue(second.id)

    await jump.selectOption({ label: later.name })
    const decade = page.getByRole('heading', { name: later.name, level: 2 })
    await expect(decade).toBeInViewport()
    await expect(jump).toHaveValue(later.id)

    const print = page.locator(`[id="${later.id}"]`).getByRole('button', { name: messages.timeline.lookCloser }).first()
    await print.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await print.tap()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img')).toBeVisible()
    await expect(dialog.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0)
    await dialog.getByRole('button', { name: messages.close }).tap()
    await expect(dialog).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })
})

test('by keyboard alone a decade is reached, a print opened, and the place is kept', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/history/')
  const dot = page.getByRole('navigation', { name: messages.timeline.decades }).getByRole('link', { name: third.name })
  await dot.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: third.name, level: 2 })).toBeInViewport()
  await page.keyboard.press('Tab')
  const print = page.locator(`[id="${third.id}"]`).getByRole('button', { name: messages.timeline.lookCloser }).first()
  await expect(print).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(print).toBeFocused()
})

test('the decade follows the reader through the history, and the dots lead to it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/history/')
  const dots = page.getByRole('navigation', { name: messages.timeline.decades }).getByRole('link')
  await expect(dots).toHaveCount(decades.length)
  const current = page.getByRole('navigation', { name: messages.timeline.decades }).locator('[aria-current]')
  await expect(current).toHaveCount(1)
  await dots.nth(3).click()
  await expect(current).toHaveText(later.name)
  const decade = page.locator(`[id="${second.id}"]`)
  await decade.scrollIntoViewIfNeeded()
  await decade.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  await expect(current).toHaveText(second.name)
})

test('the dots make way for the footer, and for the list in narrow windows', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/history/')
  const dots = page.getByRole('navigation', { name: messages.timeline.decades })
  await expect(dots).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(dots).toBeHidden()
  await expect(page.getByLabel(messages.timeline.jump)).toBeHidden()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(page.getByLabel(messages.timeline.jump)).toBeHidden()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(page.getByLabel(messages.timeline.jump)).toBeVisible()
  await page.setViewportSize({ width: 479, height: 900 })
  await page.evaluate(() => window.scrollTo(0, 2000))
  await expect(dots).toBeHidden()
})

test('a print fills a phone, leads to the next one, and returns focus to the one that gets closed in the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/history')
  const openers = page.getByRole('button', { name: messages.timeline.lookCloser })
  await openers.first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await dialog.getByRole('link', { name: messages.timeline.next }).click()
  await expect(dialog).toHaveCount(1)
  await expect(dialog.getByRole('link', { name: messages.timeline.previous })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(openers.nth(1)).toBeFocused()
})
