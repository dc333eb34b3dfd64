import { expect, test } from '@playwright/test'
import { hrefTo } from '../content/href'
import { routes } from '../content/routes'
import { accessibilityViolations, watchForTrouble } from './violations'
import { visit } from './visit'

const pages = [...routes.map(({ path }) => hrefTo(path)), '/no-such-page/']

for (const path of pages) {
  test(`${path} is accessible, fits windows of every width, and asks no other host for anything`, async ({
    page,
    baseURL,
  }) => {
    const trouble = watchForTrouble(page)
    const strangers: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) strangers.push(request.url())
    })
    // The fade would be measured halfway; people who asked for less motion see the same page at rest.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await accessibilityViolations(page), `at ${width} px`).toEqual([])
    }
    for (const width of [320, 375, 480, 640, 768, 900, 1024, 1184, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `wider than the window at ${width} px`).toBeLessThanOrEqual(0)
    }
    expect(strangers).toEqual([])
    expect(trouble.filter((line) => !(path === '/no-such-page/' && line.includes('404')))).toEqual([])
  })
}
