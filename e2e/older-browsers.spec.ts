import { expect, type Page, test } from '@playwright/test'
import { hrefTo } from '../content/href'
import { routes } from '../content/routes'
import { addRules, offenders, rulesThat } from './layout'

const pages = [...routes.map(({ path }) => hrefTo(path)), '/no-such-page/']

/** Has pages come without what browsers from 2021 don't know: `:has()` and containers. They take the rules for that. */
async function takeNewRulesAway(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = (await response.text())
      .replaceAll(':has(', ':unknown(')
      .replaceAll('@container', '@unknown')
      .replaceAll('@supports not (container-type:inline-size)', '@supports (display:block)')
    await route.fulfill({ response, body: html })
  })
}

/** Lines of text with a picture in front of them. */
function coveredWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered = new Set<string>()
    for (const element of document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd)')) {
      if (element.offsetWidth <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue
      const range = document.createRange()
      range.selectNodeContents(element)
      for (const { x, y, width, height } of range.getClientRects()) {
        const front = document.elementFromPoint(x + width / 2, y + height / 2)
        if (front?.matches('img, svg *') && !element.contains(front)) covered.add(element.innerText)
      }
    }
    return [...covered]
  })
}

// Every page, one after another in one window.
test('an older browser shows every page without covering or cutting off words, even with large text', async ({
  page,
}) => {
  test.setTimeout(240_000)
  // Nothing waits for its turn to appear.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await takeNewRulesAway(page)
  const found: string[] = []
  for (const path of pages) {
    await page.goto(path)
    for (const width of [768, 1280]) {
      // So high that all of the page is in the window.
      await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) })
      found.push(...(await coveredWords(page)).map((words) => `${path} at ${width} px: a picture over '${words}'`))
    }
    found.push(...(await offenders(page)))
    await addRules(page, rulesThat.doubleTheText)
    found.push(...(await offenders(page)))
  }
  expect(found).toEqual([])
})
