import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { enquiryMessages } from '@/content/forms/messages'
import { homecare } from '@/content/programs/homecare'
import { routes } from '@/content/routes'
import { enquiriesOf, someone } from '@/e2e/support/enquiries'
import { hrefTo } from '@/lib/links/href'
import { findFirefox } from '@/scripts/cli/browser.mjs'

// A second engine. Playwright's Firefox is its own build; puppeteer drives the one people use.
const executablePath = findFirefox()
test.skip(!executablePath, 'No Firefox is installed here. Install one, or say where it is in FIREFOX_PATH.')

/** Downloaded only when it's used: it brings 37 MB. */
const driver = 'puppeteer-core@24.43.1'
const folder = resolve('.cache/firefox-driver')

// It takes its time to arrive, and Firefox to start.
test.describe.configure({ timeout: 600_000 })

test.beforeAll(() => {
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--prefer-offline']
  execFileSync('npm', ['install', '--prefix', folder, ...quietly, driver])
})

async function firefox(settings: Record<string, unknown> = {}) {
  const { launch } = createRequire(`${folder}/`)('puppeteer-core')
  const browser = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox: settings, timeout: 60_000 })
  const page = await browser.newPage()
  await page.setViewport({ width: 390, height: 844 })
  return { browser, page }
}

type Page = Awaited<ReturnType<typeof firefox>>['page']

const until = <T extends unknown[]>(page: Page, there: (...words: T) => unknown, ...words: T) =>
  page.waitForFunction(there, { timeout: 20_000 }, ...words)

test.describe('in Firefox', () => {
  let page: Page
  test.beforeAll(async () => {
    page = (await firefox()).page
  })
  test.afterAll(() => page?.browser().close())

  const open = async (address: string, baseURL: string | undefined) => {
    await page.goto(new URL(address, baseURL).href, { waitUntil: 'load' })
    await until(page, () => document.querySelector('header [data-scripted="true"]'))
  }

  test('a form says what is missing, and thanks for what arrives', async ({ baseURL }) => {
    await open('/medicare-ship/get-started/', baseURL)
    await page.click('form [type="submit"]')
    await page.waitForSelector('#error-summary')
    expect(await page.title()).toContain(enquiryMessages.errorTitlePrefix)
    const name = someone('Fiona')
    await page.type('#fullName', name)
    await page.type('#phoneNumber', '908-555-0145')
    await page.type('#email', 'fiona@example.com')
    await page.type('#zipCode', '07901')
    await page.click('[name="contactMethod"]')
    await page.click('form [type="submit"]')
    await page.waitForSelector('[data-sent]')
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('#thank-you')))).toBe(true)
    expect(await enquiriesOf(name)).toHaveLength(1)
    // After a reload, it's a form for another enquiry, without what has been sent.
    await page.reload({ waitUntil: 'load' })
    await until(page, () => document.querySelector('header [data-scripted="true"]'))
    const typed = await page.$$eval('form input:not([type="radio"]), form textarea', (fields: HTMLInputElement[]) =>
      fields.map((field) => field.value).filter(Boolean),
    )
    expect(typed).toEqual([])
  })

  test('a question opens where it was pressed, and closes the one before', async ({ baseURL }) => {
    await open('/homecare/', baseURL)
    const triggers = '#questions h3 [aria-expanded]'
    await page.waitForSelector(triggers)
    const [first, second] = await page.$$(triggers)
    await first?.click()
    await until(page, (list) => document.querySelector(list)?.getAttribute('aria-expanded') === 'true', triggers)
    await second?.scrollIntoView()
    const before = await second?.evaluate((trigger: Element) => trigger.getBoundingClientRect().top)
    await second?.click()
    await until(page, (list) => document.querySelector(list)?.getAttribute('aria-expanded') === 'false', triggers)
    const after = await second?.evaluate((trigger: Element) => trigger.getBoundingClientRect().top)
    expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThan(2)
  })

  test('a video plays in a dialog and returns focus', async ({ baseURL }) => {
    await open('/testimonials/', baseURL)
    const card = await page.waitForSelector('main [aria-haspopup="dialog"]')
    await card?.scrollIntoView()
    await card?.click()
    await page.waitForSelector('[role="dialog"] iframe')
    await page.locator('[role="dialog"] button').click()
    await until(page, () => !document.querySelector('[role="dialog"]'))
    expect(await card?.evaluate((opener: Element) => opener === document.activeElement)).toBe(true)
  })
})

test('without scripts, Firefox prints every answer', async ({ baseURL }) => {
  const { browser, page } = await firefox({ 'javascript.enabled': false })
  await page.goto(new URL('/homecare/', baseURL).href, { waitUntil: 'load' })
  // Puppeteer inspects a page with scripts; without them, we only have the print.
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf())), { mergePages: true })
  await browser.close()
  // Words are hyphenated at line ends, and anything in the heading typeface (headings and figures) comes back as odd
  // characters or not at all.
  const letters = (words: string) => words.replace(/[\s\d:-]/g, '')
  const answers = homecare.questions.faqs.flatMap(({ answer }) => answer.filter((block) => typeof block === 'string'))
  for (const answer of answers) expect(letters(text)).toContain(letters(answer))
})

test('with Firefox’s text size doubled no page scrolls sideways on a phone', async ({ baseURL }) => {
  const { browser, page } = await firefox({ 'font.size.variable.x-western': 32 })
  const tooWide: string[] = []
  for (const { path } of routes) {
    await page.goto(new URL(hrefTo(path), baseURL).href, { waitUntil: 'load' })
    // Firefox may report a page as loaded a moment before its document can be queried.
    await until(page, () => document.body && getComputedStyle(document.documentElement).fontSize === '32px')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (overflow > 0) tooWide.push(`${path}: ${overflow} px`)
  }
  await browser.close()
  expect(tooWide).toEqual([])
})
