import { chromium, expect, type Page, test } from '@playwright/test'
import { hrefTo } from '../content/href'
import { routes } from '../content/routes'
import { visit } from './visit'

const pages = [...routes.map(({ path }) => hrefTo(path)), '/no-such-page/']
const widths = [320, 390, 768, 1280]
const height = 900

// Every page at every width, one after another in one window.
test.describe.configure({ timeout: 240_000 })

/** What sticks out of the window farthest, and by how much; null if the page doesn't scroll sideways. */
function widestOffender(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const root = document.documentElement
    if (root.scrollWidth <= root.clientWidth) return null
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
    const [widest] = [...document.body.querySelectorAll('*')]
      .filter((element) => !isClipped(element.parentElement))
      .map((element) => ({ element, end: element.getBoundingClientRect().right }))
      .sort((one, other) => other.end - one.end)
    const by = root.scrollWidth - root.clientWidth
    return `${by} px, by ${widest?.element.outerHTML.slice(0, 160)}`
  })
}

/** Lines of text that the window cuts off or that stand over another, words in pieces, and words under the signpost. */
function unreadableWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** What only screen readers are told is cut off to a dot. */
    const isForScreenReaders = (element: HTMLElement | null): boolean =>
      element !== null && (element.offsetWidth === 1 || isForScreenReaders(element.parentElement))
    const lines: { text: Text; box: DOMRect }[] = []
    const found = new Set<string>()
    for (const part of document.querySelectorAll('header, main, footer')) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        const isSeen = text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        if (!isSeen || isForScreenReaders(text.parentElement)) continue
        range.selectNodeContents(text)
        // The boxes of lines that are set close reach into each other; the letters do not.
        for (const { x, y, width, height } of range.getClientRects())
          if (width > 2) lines.push({ text, box: new DOMRect(x + 1, y + height * 0.3, width - 2, height * 0.4) })
        // A long word may need a second line on a small phone.
        for (const { 0: word, index } of text.data.matchAll(/[^\s\-–—/@.]+/g)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (tops.size > 2) found.add(`'${word}' in ${tops.size} pieces`)
        }
      }
    }
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    lines.sort((one, other) => one.box.top - other.box.top)
    lines.forEach(({ text, box }, index) => {
      for (let below = index + 1; (lines[below]?.box.top ?? Infinity) < box.bottom; below++) {
        const other = lines[below]
        if (other && other.text !== text && meet(box, other.box)) found.add(`'${text.data}' and '${other.text.data}'`)
      }
    })
    /** What sticks out can be scrolled to, there. */
    const canScroll = (element: HTMLElement | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || canScroll(element.parentElement))
    for (const { text, box } of lines)
      if (box.right > window.innerWidth && !canScroll(text.parentElement)) found.add(`'${text.data}' is cut off`)
    const sign = document.querySelector('[aria-labelledby="call-prompt"] a[href^="tel:"]')?.parentElement
    for (const { text, box } of lines)
      if (sign && !sign.contains(text) && meet(sign.getBoundingClientRect(), box)) found.add(`sign over '${text.data}'`)
    return [...found]
  })
}

/** Ways to enlarge the text of a page, as style rules, and the windows in which they are tried. */
const rulesThat = {
  doubleTheText: 'html{font-size:200%!important}',
  setItApart:
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
}

/** Makes these rules the only ones that were added to a page. */
function addRules(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, rules)
}

/** What sticks out of the page that is open, and what covers words of it, at each of these widths. */
async function offenders(page: Page, among = widths): Promise<string[]> {
  const found: string[] = []
  for (const width of among) {
    await page.setViewportSize({ width, height })
    const offender = await widestOffender(page)
    for (const what of [...(offender ? [offender] : []), ...(await unreadableWords(page))])
      found.push(`${new URL(page.url()).pathname} at ${width} px: ${what}`)
  }
  return found
}

/** A window of a browser whose reader has set the text to twice the usual size. */
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

test(`${promise} when the browser’s text size is doubled`, async () => {
  await withDoubleTextSize(async (page) => {
    const found: string[] = []
    for (const path of pages) {
      await page.goto(path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      found.push(...(await offenders(page)))
    }
    expect(found).toEqual([])
  })
})

test(`${promise} when its text is doubled by other means, or set wider apart on a small phone`, async ({ page }) => {
  const doubled: string[] = []
  const apart: string[] = []
  for (const path of pages) {
    await page.goto(path)
    await addRules(page, rulesThat.doubleTheText)
    doubled.push(...(await offenders(page)))
    await addRules(page, rulesThat.setItApart)
    apart.push(...(await offenders(page, [320, 390])))
  }
  expect({ doubled, apart }).toEqual({ doubled: [], apart: [] })
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
