import { expect, type Page, test } from '@playwright/test'
import { copyMessages, mapWords, messages } from '@/content/messages'
import { search } from '@/content/pages/search'
import { homecare } from '@/content/programs/homecare'
import { lateOf } from '@/scripts/export/late-scripts'
import { goWithScriptsHeld, visit } from './visit'

/** A question on the page these tests visit, and its answer. */
const [faq] = homecare.questions.faqs
const answer = String(faq?.answer[0])

/** What a page fetches after it has painted. */
const pageData = '**/_next/static/data/*.json'

/** A page as it is without script: everything open, and nothing that needs one. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(answer)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
}

/** Opens a page with the scripts it starts with, and none of the ones it fetches on demand. */
async function goWithoutLaterParts(page: Page, address = '/homecare/'): Promise<void> {
  const scripts = lateOf(await (await page.request.get(address)).text())?.scripts ?? []
  await page.route('**/_next/static/chunks/**', (route) =>
    scripts.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  )
  await visit(page, address)
}

test('on a slow connection a question opens before the script arrives, and then stays open', async ({ page }) => {
  const letGo = await goWithScriptsHeld(page, '/homecare/')
  const said = page.getByText(answer)
  await expect(said).toBeHidden()
  await page.getByRole('link', { name: faq?.question ?? '' }).click()
  await expect(said).toBeVisible()
  letGo()
  const question = page.getByRole('button', { name: faq?.question ?? '' })
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(said).toBeVisible()
  await question.click()
  await expect(said).toBeHidden()
})

test('a page whose data never comes can be read and used as if without script', async ({ page }) => {
  await page.route(pageData, (route) => route.abort())
  await page.goto('/homecare/')
  await expectReadable(page)
})

test('a page whose data is gone can be read and used as if without script', async ({ page }) => {
  await page.route(pageData, (route) => route.fulfill({ status: 404, body: 'Not here' }))
  await page.goto('/homecare/')
  await expectReadable(page)
})

test('a field someone is typing into stays when the scripts fail, and can be sent', async ({ page }) => {
  let fail = () => {}
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(/\/_next\/static\/.+\.js(on)?$/, (route) => failed.then(() => route.abort()))
  await page.goto('/search/', { waitUntil: 'domcontentloaded' })
  const field = page.getByRole('searchbox', { name: search.field.label })
  await field.pressSequentially('meals')
  fail()
  await expect(page.locator('[data-needs-script]:visible')).toHaveCount(0)
  await field.pressSequentially(' on wheels')
  await expect(field).toHaveValue('meals on wheels')
  await field.press('Enter')
  await page.waitForURL('**/search/?*')
})

test('a page missing any one of its scripts can be read and used as if without script', async ({ page, request }) => {
  const scripts = lateOf(await (await request.get('/homecare/')).text())?.scripts ?? []
  expect(scripts.length).toBeGreaterThan(3)
  for (const missing of scripts) {
    await page.route(`**${missing}`, (route) => route.abort())
    await page.goto('/homecare/')
    await expectReadable(page)
    await page.unrouteAll()
  }
})

test('questions still open and close on a page whose later parts never come', async ({ page }) => {
  await goWithoutLaterParts(page)
  const question = page.getByRole('main').locator('h3 > [aria-expanded]').first()
  await question.click()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
})

test('a way to give opens in place when its dialog never comes', async ({ page }) => {
  await goWithoutLaterParts(page, '/gifting-sage/')
  const way = page.getByRole('main').locator('a[href^="#give-"][role="button"]').first()
  await way.click()
  await expect(page.locator((await way.getAttribute('href')) ?? '')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('buttons that can’t work before the script arrives are disabled', async ({ page }) => {
  for (const [address, name] of [
    ['/meals-on-wheels/', mapWords.show],
    ['/gifting-sage/', new RegExp(`^${copyMessages.copy}`)],
    ['/volunteer/', messages.slideshow.next],
  ] as const) {
    await goWithScriptsHeld(page, address)
    await expect(page.getByRole('button', { name }).first()).toBeDisabled()
  }
})

test('a menu that can’t load moves the reader nowhere until it is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goWithoutLaterParts(page)
  const menu = page.getByRole('button', { name: messages.menu })
  await expect(menu).toBeVisible()
  await page.waitForLoadState('networkidle') // Any failure from here on is the menu's.
  const failures: string[] = []
  page.on('requestfailed', (request) => failures.push(request.url()))
  await menu.hover()
  // The loader retries before it gives up.
  let seen = 0
  const hasGivenUp = () => {
    const before = seen
    seen = failures.length
    return seen > 0 && seen === before
  }
  await expect.poll(hasGivenUp, { intervals: [1000] }).toBe(true)
  expect(await page.evaluate(() => window.location.hash)).toBe('')
  await menu.click()
  await expect(page).toHaveURL(/#site-map$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
