import { expect, type Locator, test } from '@playwright/test'
import { messages } from '@/content/messages'
import { sections } from '@/content/programs/social-work-support'
import { visit } from './support/visit'

const opacityOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).opacity)

test('under reduced motion nothing moves by itself and nothing is hidden', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await expect(page.getByRole('button', { name: messages.slideshow.start })).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  const hidden = await page
    .locator('[data-reveal]')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity === '0'))
  expect(hidden).toEqual([])
})

test('content below the first screen waits, but not on paper or for the keyboard, and fades in when it is reached', async ({
  page,
}) => {
  // Nothing waits for a reader who may have read on before the scripts came, as on a busy computer.
  await page.addInitScript(() => {
    performance.now = () => 0
  })
  await visit(page, '/')
  const waiting = page.locator('[data-reveal="waiting"]')
  const below = page
    .locator('[data-reveal]')
    .filter({ has: page.getByRole('link') })
    .last()
  await expect.poll(() => opacityOf(below)).toBe('0')
  await page.emulateMedia({ media: 'print' })
  expect(await opacityOf(below)).toBe('1')
  await page.emulateMedia({ media: 'screen' })
  expect(await opacityOf(below)).toBe('0')
  const link = below.getByRole('link').first()
  await link.evaluate((element) => element.focus({ preventScroll: true }))
  expect(await opacityOf(below)).toBe('1')
  await link.blur()
  // What a jump to the end has skipped is shown, too, and stays.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(waiting).toHaveCount(0)
  await expect.poll(() => opacityOf(below)).toBe('1')
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await opacityOf(below)).toBe('1')
})

for (const { reducedMotion, how, least, most } of [
  { reducedMotion: 'no-preference', how: 'glides', least: 6, most: Number.POSITIVE_INFINITY },
  { reducedMotion: 'reduce', how: 'jumps', least: 2, most: 4 },
] as const) {
  test(`asked for motion: ${reducedMotion}, the page ${how} to the medical alert`, async ({ page }) => {
    const { id } = sections.lifeStation
    await page.emulateMedia({ reducedMotion })
    await visit(page, '/social-work-support/')
    const places = await page.evaluate(async (hash) => {
      const passed = new Set([window.scrollY])
      const note = () => passed.add(Math.round(window.scrollY))
      window.addEventListener('scroll', note)
      const hasArrived = new Promise((resolve) => window.addEventListener('scrollend', resolve, { once: true }))
      window.location.hash = hash
      await hasArrived
      return passed.size
    }, id)
    expect(places).toBeGreaterThanOrEqual(least)
    expect(places).toBeLessThanOrEqual(most)
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport()
  })
}
