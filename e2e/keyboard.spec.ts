import { expect, test } from '@playwright/test'
import { messages } from '@/content/messages'
import { menu } from '@/content/navigation'
import { visit } from './support/visit'

test.use({ viewport: { width: 1280, height: 900 } })

test('the header can be skipped, and a panel of its menu opened, read and closed', async ({ page }) => {
  const group = menu.find((entry) => 'links' in entry)
  await visit(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: messages.skipLink })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  const button = page.getByRole('banner').getByRole('button', { name: group?.text ?? '' })
  const second = page.getByRole('banner').getByRole('link', { name: group?.links[1]?.text ?? '' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(second).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(second).toBeHidden()
})

test('no tab stop is hidden under the header, going forward or back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/homecare/')
  const hidden = new Set<string>()
  for (const [key, stops] of [
    ['Tab', 50],
    ['Shift+Tab', 30],
  ] as const) {
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press(key)
      const covered = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body || focused.closest('header')) return ''
        const box = focused.getBoundingClientRect()
        const top = document.elementFromPoint(box.left + box.width / 2, Math.max(box.top + 4, 0))
        return top?.closest('header') ? focused.outerHTML.slice(0, 100) : ''
      })
      if (covered) hidden.add(covered)
    }
  }
  expect([...hidden]).toEqual([])
})

test('a video can be played, and closed from inside its player', async ({ page, baseURL }) => {
  await page.route(
    (url) => !url.href.startsWith(baseURL ?? ''),
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A film</title><button>Play</button>' }),
  )
  await visit(page, '/testimonials/')
  const card = page.getByRole('button', { name: new RegExp(` ${messages.video.play}`) }).first()
  await card.press('Enter')
  await page.getByRole('dialog').frameLocator('iframe').getByRole('button', { name: 'Play' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: messages.video.close })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(card).toBeFocused()
})
