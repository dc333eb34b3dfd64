import { expect, test } from '@playwright/test'
import { sections } from '@/content/programs/social-work-support'
import { visit } from './visit'

const address = '/social-work-support/'
/** The part about the medical alert. */
const { id } = sections.lifeStation

test('a link to the medical alert scrolls to it after a moment and moves focus there', async ({ page }) => {
  await visit(page, `${address}#${id}`)
  const part = page.locator(`#${id}`)
  await expect(part.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await expect(part.getByRole('heading', { level: 2 }).first()).toBeInViewport()
})

for (const { reducedMotion, how, least, most } of [
  { reducedMotion: 'no-preference', how: 'glides', least: 6, most: Number.POSITIVE_INFINITY },
  { reducedMotion: 'reduce', how: 'jumps', least: 2, most: 4 },
] as const) {
  test(`asked for motion: ${reducedMotion}, the page ${how} to the medical alert`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await visit(page, address)
    const places = await page.evaluate(async (hash) => {
      const passed = new Set([window.scrollY])
      const until = performance.now() + 3000
      window.location.hash = hash
      while (performance.now() < until) {
        passed.add(Math.round(window.scrollY))
        await new Promise(requestAnimationFrame)
      }
      return passed.size
    }, id)
    expect(places).toBeGreaterThanOrEqual(least)
    expect(places).toBeLessThanOrEqual(most)
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport()
  })
}
