import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Everything that sticks out of the pages, at every width, after their text has been enlarged. */
async function offenders(page: Page, enlarge: (page: Page) => Promise<unknown>, among = widths): Promise<string[]> {
  const found: string[] = []
  for (const path of pages) {
    await page.goto(path)
    await enlarge(page)
    for (const width of among) {
      await page.setViewportSize({ width, height })
      const offender = await widestOffender(page)
      if (offender) found.push(`${path} at ${width} px: ${offender}`)
    }
  }
  return found
}

const doubleTheRoot = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** A window in a browser whose reader has doubled the text size. */
async function withDoubleTextSize(read: (page: Page) => Promise<void>): Promise<void> {
  const { launchOptions, baseURL } = test.info().project.use
  const profile = await mkdtemp(join(tmpdir(), 'large-text-'))
  await mkdir(join(profile, 'Default'))
  const preferences = { webkit: { webprefs: { default_font_size: 32, default_fixed_font_size: 26 } } }
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
  const reader = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: baseURL ?? '' })
  try {
    await read(await reader.newPage())
  } finally {
    await reader.close()
    await rm(profile, { recursive: true, force: true })
  }
}

test('no page scrolls sideways when the browser’s text size is doubled', async () => {
  await withDoubleTextSize(async (page) => {
    await page.goto('/')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await offenders(page, async () => {})).toEqual([])
  })
})

test('no page scrolls sideways when its text is doubled some other way', async ({ page }) => {
  expect(await offenders(page, doubleTheRoot)).toEqual([])
})

test('no page scrolls sideways on a small phone with letters, words and lines spaced wider', async ({ page }) => {
  const setApart = () =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
      )
      document.adoptedStyleSheets.push(sheet)
    })
  expect(await offenders(page, setApart, [320, 390])).toEqual([])
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
    await doubleTheRoot(page)
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
  await doubleTheRoot(page)
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

test('however large the text, the signpost at a page’s end doesn’t cover the words beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const covered: string[] = []
  for (const path of routes.map((route) => hrefTo(route.path))) {
    await page.goto(path)
    await doubleTheRoot(page)
    const isCovered = await page.evaluate(() => {
      const prompt = document.querySelector('[aria-labelledby="call-prompt"]')
      const number = prompt?.querySelector('a[href^="tel:"]')?.parentElement?.getBoundingClientRect()
      const words = [...(prompt?.querySelectorAll('h2, h2 ~ *') ?? [])].map((part) => part.getBoundingClientRect())
      return words.some(
        (box) => number && box.bottom > number.top && box.right > number.left && box.left < number.right,
      )
    })
    if (isCovered) covered.push(path)
  }
  expect(covered).toEqual([])
})
