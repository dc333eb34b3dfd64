import { expect, test } from '@playwright/test'
import { messages } from '@/content/messages'
import { home } from '@/content/pages/home'
import { programs } from '@/content/programs'
import { visit } from './visit'

const nameOf = (index: number) => `${index} of ${programs.length}`
const slide = (index: number) => `[aria-roledescription=slide][aria-label="${nameOf(index)}"]`

test('the slide show on Home runs by itself and stops for the keyboard', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  const first = page.locator(slide(1))
  const second = page.locator(slide(2))
  await expect(second.locator('img')).toHaveCount(1)
  await expect(first).not.toHaveAttribute('inert')
  await page.clock.runFor(home.slideInterval + 100)
  await expect(second).not.toHaveAttribute('inert')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: messages.slideshow.stop }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: messages.slideshow.start })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(second).not.toHaveAttribute('inert')
})

test('the first slide comes with the page, and the others with its scripts', async ({ page, browser, baseURL }) => {
  const slides = '[aria-roledescription="slide"] img'
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const asDelivered = await withoutScripts.newPage()
  await asDelivered.goto('/')
  await expect(asDelivered.locator(slides)).toHaveCount(1)
  await withoutScripts.close()
  await page.goto('/')
  await expect(page.locator(slides)).toHaveCount(programs.length)
})

test('under reduced motion nothing moves by itself and nothing is hidden', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await expect(page.getByRole('button', { name: messages.slideshow.start })).toBeVisible()
  const hidden = await page
    .locator('[data-reveal]')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity === '0'))
  expect(hidden).toEqual([])
})

test('content below the first screen fades in when reached, and stays', async ({ page }) => {
  await visit(page, '/')
  const below = page.locator('[data-reveal]').last()
  const opacity = () => below.evaluate((part) => getComputedStyle(part).opacity)
  await expect.poll(opacity).toBe('0')
  await below.scrollIntoViewIfNeeded()
  await expect.poll(opacity).toBe('1')
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await opacity()).toBe('1')
})

test('a part waiting to be reached is shown on paper and to the keyboard', async ({ page }) => {
  await visit(page, '/')
  const below = page
    .locator('[data-reveal]')
    .filter({ has: page.getByRole('link') })
    .last()
  const opacity = () => below.evaluate((part) => getComputedStyle(part).opacity)
  await expect.poll(opacity).toBe('0')
  await page.emulateMedia({ media: 'print' })
  expect(await opacity()).toBe('1')
  await page.emulateMedia({ media: 'screen' })
  expect(await opacity()).toBe('0')
  await below
    .getByRole('link')
    .first()
    .evaluate((link) => link.focus({ preventScroll: true }))
  expect(await opacity()).toBe('1')
})

test('parts that a jump has skipped are shown', async ({ page }) => {
  await visit(page, '/')
  const waiting = page.locator('[data-reveal="waiting"]')
  await expect(waiting.first()).toBeAttached()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(waiting).toHaveCount(0)
})

test('behind the open menu the slide show stops, and screen readers don’t come across it', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await expect(page.locator(slide(2)).locator('img')).toHaveCount(1)
  const screenReader = await page.context().newCDPSession(page)
  const spoken = async () => {
    const { nodes } = await screenReader.send('Accessibility.getFullAXTree')
    return nodes.filter(({ ignored }) => !ignored).map(({ name }) => name?.value)
  }
  expect(await spoken()).toContain(nameOf(1))
  await page.getByRole('button', { name: messages.menu }).click()
  await expect(page.getByRole('dialog', { name: messages.menu })).toHaveAttribute('aria-modal', 'true')
  await page.clock.runFor(20_000)
  await expect(page.locator(slide(1))).not.toHaveAttribute('inert')
  expect(await spoken()).not.toContain(nameOf(1))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.clock.runFor(home.slideInterval + 100)
  await expect(page.locator(slide(2))).not.toHaveAttribute('inert')
})
