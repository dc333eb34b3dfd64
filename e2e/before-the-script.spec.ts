import { expect, type Page, test } from '@playwright/test'
import { copyMessages, mapWords, messages } from '../content/messages'
import { homecare } from '../content/programs/homecare'
import { lateOf } from '../scripts/export/late-scripts'
import { visit } from './visit'

/** A question of the page that is visited here, and its answer. */
const [faq] = homecare.questions.faqs
const answer = String(faq?.answer[0])

/** What a page fetches after it has been painted. */
const pageData = '**/_next/static/data/*.json'

/** A page as it stands where no script runs: everything open, nothing that needs one. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(answer)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
}

/** Opens Home Care and holds back what React needs, until the answer is called. */
async function goWithDataHeld(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(pageData, (route) => held.then(() => route.continue()))
  await page.goto('/homecare/')
  return letGo
}

/** Opens a page with the scripts that it starts with, and none of those that it fetches when they are wanted. */
async function goWithoutLaterParts(page: Page, address = '/homecare/'): Promise<void> {
  const scripts = lateOf(await (await page.request.get(address)).text())?.scripts ?? []
  await page.route('**/_next/static/chunks/**', (route) =>
    scripts.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  )
  await visit(page, address)
}

test('on a slow line a question opens before the script is there, and stays open when it comes', async ({ page }) => {
  const letGo = await goWithDataHeld(page)
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

test('a page whose data does not come can be read and used as without script', async ({ page }) => {
  await page.route(pageData, (route) => route.abort())
  await page.goto('/homecare/')
  await expectReadable(page)
})

test('a page whose data is gone can be read and used as without script', async ({ page }) => {
  await page.route(pageData, (route) => route.fulfill({ status: 404, body: 'Not here' }))
  await page.goto('/homecare/')
  await expectReadable(page)
})

test('a page that misses any one of its scripts can be read and used as without script', async ({ page, request }) => {
  const scripts = lateOf(await (await request.get('/homecare/')).text())?.scripts ?? []
  expect(scripts.length).toBeGreaterThan(3)
  for (const missing of scripts) {
    await page.route(`**${missing}`, (route) => route.abort())
    await page.goto('/homecare/')
    await expectReadable(page)
    await page.unrouteAll()
  }
})

test('the questions of a page whose later parts do not come open and close all the same', async ({ page }) => {
  await goWithoutLaterParts(page)
  const question = page.getByRole('main').locator('h3 > [aria-expanded]').first()
  await question.click()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
})

test('a way to give whose dialog does not come opens in its place', async ({ page }) => {
  await goWithoutLaterParts(page, '/gifting-sage/')
  const way = page.getByRole('main').locator('a[href^="#give-"][role="button"]').first()
  await way.click()
  await expect(page.locator((await way.getAttribute('href')) ?? '')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what cannot work before the script is there says so', async ({ page }) => {
  await page.route(pageData, () => {})
  for (const [address, name] of [
    ['/meals-on-wheels/', mapWords.show],
    ['/gifting-sage/', new RegExp(`^${copyMessages.copy}`)],
    ['/volunteer/', messages.slideshow.next],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('button', { name }).first()).toBeDisabled()
  }
})

test('a menu that cannot come is no reason to leave the place, until it is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goWithoutLaterParts(page)
  const menu = page.getByRole('button', { name: messages.menu })
  await expect(menu).toBeVisible()
  await page.waitForLoadState('networkidle') // What fails from now on is the menu's own.
  const failures: string[] = []
  page.on('requestfailed', (request) => failures.push(request.url()))
  await menu.hover()
  // The loader tries again before it gives up.
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
