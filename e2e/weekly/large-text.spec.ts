import { chromium, expect, type Page, test } from '@playwright/test'
import { messages } from '@/content/messages'
import { routes } from '@/content/routes'
import { addRules, height, offenders, openDetails, rulesThat, widths, widthsBetween } from '@/e2e/support/layout'
import { visit } from '@/e2e/support/visit'
import { hrefTo } from '@/lib/links/href'

const pages = [...routes.map(({ path }) => hrefTo(path)), '/no-such-page/']

// Every page at every width, one after another in one window.
test.describe.configure({ timeout: 240_000 })

async function withDoubleTextSize(read: (page: Page) => Promise<void>): Promise<void> {
  const { launchOptions, baseURL } = test.info().project.use
  const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26']
  const reader = await chromium.launch({ ...launchOptions, args })
  try {
    await read(await reader.newPage({ baseURL: baseURL ?? '' }))
  } finally {
    await reader.close()
  }
}

const promise = 'no page scrolls sideways or lets one thing cover the words of another'

test(`${promise} at its usual size, in any window`, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: string[] = []
  for (const path of pages) {
    await page.goto(path)
    found.push(...(await offenders(page, [320, 375, 390, 480, 640, 768, 900, 1024, 1184, 1280, 1440])))
  }
  expect(found).toEqual([])
})

test(`${promise} when the browser’s text size is doubled`, async () => {
  await withDoubleTextSize(async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const found: string[] = []
    for (const path of pages) {
      await page.goto(path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      await openDetails(page)
      await addRules(page, rulesThat.openQuestions)
      found.push(...(await offenders(page)))
    }
    expect(found).toEqual([])
  })
})

test(`${promise} when its text is doubled by other means, or set wider apart on a small phone`, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const doubled: string[] = []
  const apart: string[] = []
  const both: string[] = []
  for (const path of pages) {
    await page.goto(path)
    await openDetails(page)
    await addRules(page, rulesThat.openQuestions, rulesThat.doubleTheText)
    doubled.push(...(await offenders(page, [...widths, ...widthsBetween])))
    await addRules(page, rulesThat.openQuestions, rulesThat.setItApart)
    apart.push(...(await offenders(page, [390, 320])))
    await addRules(page, rulesThat.openQuestions, rulesThat.doubleTheText, rulesThat.setItApart)
    both.push(...(await offenders(page, [320])))
  }
  expect({ doubled, apart, both }).toEqual({ doubled: [], apart: [], both: [] })
})

/** How much of the window the header keeps while the page scrolls, in pixels. */
const keptByHeader = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header')
    if (!header || getComputedStyle(header).position !== 'sticky') return 0
    return header.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(header).insetBlockStart)
  })

for (const width of widths) {
  test(`however large the text, the header leaves three quarters of a window ${width} px wide to the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await visit(page, '/homecare/')
    await addRules(page, rulesThat.doubleTheText)
    await expect.poll(() => keptByHeader(page)).toBeLessThanOrEqual(height / 4)
    // In a shorter window the same header is too much.
    await page.setViewportSize({ width, height: 500 })
    await expect.poll(() => keptByHeader(page)).toBeLessThanOrEqual(500 / 4)
  })
}

for (const [width, low] of [
  [390, 480],
  [667, 375],
] as const) {
  test(`with large text nothing with focus is hidden in a dialog in a window of ${width} by ${low} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: low })
    await visit(page, '/history/')
    await addRules(page, rulesThat.doubleTheText)
    await page.getByRole('main').locator('[aria-haspopup="dialog"]').nth(1).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    const stops = await dialog.locator('a, button').count()
    expect(stops).toBeGreaterThan(1)
    for (const key of ['Shift+Tab', 'Tab'])
      for (let stop = 0; stop <= stops; stop++) {
        await page.keyboard.press(key)
        const { seen, height: whole } = await page.evaluate(() => {
          const focused = document.activeElement
          const head = document.querySelector('[role="dialog"] > div')
          const { top, bottom, height } = focused?.getBoundingClientRect() ?? new DOMRect()
          const isInHead = head?.contains(focused) || (head && getComputedStyle(head).position !== 'sticky')
          const edge = isInHead ? 0 : (head?.getBoundingClientRect().bottom ?? 0)
          return { seen: Math.min(bottom, window.innerHeight) - Math.max(top, edge), height }
        })
        expect(seen, `${key} ${stop}`).toBeGreaterThanOrEqual(Math.min(whole, 96) - 1)
      }
  })
}

for (const low of [480, height]) {
  test(`with text set apart every panel of the menu is in the window and in front, in one ${low} px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: low })
    await visit(page, '/')
    await addRules(page, rulesThat.setItApart)
    const menu = page.getByRole('navigation', { name: messages.mainMenu })
    const groups = await menu.getByRole('button').all()
    expect(groups.length).toBeGreaterThan(0)
    for (const group of groups) {
      await group.click()
      const hidden = await menu.getByRole('link').evaluateAll((links) =>
        links
          .filter((link) => {
            const { left, right, top, height } = link.getBoundingClientRect()
            const isBelow = top + height > window.innerHeight
            const front = document.elementFromPoint(left + 8, top + height / 2)
            return link.checkVisibility() && !isBelow && (right > window.innerWidth || !front?.closest('nav'))
          })
          .map((link) => link.textContent),
      )
      expect(hidden, String(await group.textContent())).toEqual([])
      await page.keyboard.press('Escape')
    }
  })
}

test('with large text nothing with focus is hidden under the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/homecare/')
  await addRules(page, rulesThat.doubleTheText)
  const main = page.getByRole('main')
  const stops = await main.locator('a, button, input').count()
  expect(stops).toBeGreaterThan(0)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  // Going backward is when a page brings its stops to the top edge.
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Shift+Tab')
    const covered = await page.evaluate(() => {
      const header = document.querySelector('header')
      const focused = document.activeElement
      if (!header || !focused?.closest('main')) return 0
      const isSticky = getComputedStyle(header).position === 'sticky'
      const edge = isSticky ? header.getBoundingClientRect().bottom : 0
      return Math.round(edge - focused.getBoundingClientRect().top)
    })
    expect(covered, `stop ${stop} from the end`).toBeLessThanOrEqual(0)
  }
})
