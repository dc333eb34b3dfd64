import { expect, test } from '@playwright/test'
import { decades } from '@/content/history'
import { messages } from '@/content/messages'
import { visit } from './support/visit'

const [first, second, , later] = decades

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the years go by under the finger, a decade is chosen, and prints fill the window one after the other', async ({
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
    await expect(page.getByRole('heading', { name: later.name, level: 2 })).toBeInViewport()
    await expect(jump).toHaveValue(later.id)

    const prints = page.locator(`[id="${later.id}"]`).getByRole('button', { name: messages.timeline.lookCloser })
    await prints.first().tap()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0)
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await dialog.getByRole('link', { name: messages.timeline.next }).tap()
    await expect(dialog).toHaveCount(1)
    await dialog.getByRole('button', { name: messages.close }).tap()
    await expect(dialog).toHaveCount(0)
    const focused = page.getByRole('button', { name: messages.timeline.lookCloser }).and(page.locator(':focus'))
    await expect(focused).toBeInViewport()
    await expect(prints.first()).not.toBeFocused()
  })
})

test('in a wide window dots follow the reader, make way for the footer, and in narrow ones for the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/history/')
  const dots = page.getByRole('navigation', { name: messages.timeline.decades })
  const jump = page.getByLabel(messages.timeline.jump)
  const current = dots.locator('[aria-current]')
  await expect(current).toHaveCount(1)
  await dots.getByRole('link').nth(3).click()
  await expect(current).toHaveText(later.name)
  await page.locator(`[id="${second.id}"]`).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  await expect(current).toHaveText(second.name)
  for (const [width, hasDots, hasList] of [
    [768, true, false],
    [767, true, true],
    [479, false, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(dots, `at ${width} px`).toBeVisible({ visible: hasDots })
    await expect(jump, `at ${width} px`).toBeVisible({ visible: hasList })
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(dots).toBeHidden()
})
