import { expect, type Page, test } from '@playwright/test'
import { lateOf } from '../scripts/late-scripts'

/** What a page fetches after it has been painted. */
const pageData = '**/_next/static/data/*.json'

/** A page as it stands where no script runs: everything open, nothing that needs one. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/over 30 years old/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
}

test('on a slow line a question opens before the script is there, and stays open when it comes', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(pageData, (route) => held.then(() => route.continue()))
  await page.goto('/homecare/')
  const answer = page.getByText(/over 30 years old/)
  await expect(answer).toBeHidden()
  await page.getByRole('link', { name: 'Is your home care accredited?' }).click()
  await expect(answer).toBeVisible()
  letGo()
  const question = page.getByRole('button', { name: 'Is your home care accredited?' })
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(answer).toBeVisible()
  await question.click()
  await expect(answer).toBeHidden()
})

test('a press that lasts while the script comes is not lost', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(pageData, (route) => held.then(() => route.continue()))
  await page.goto('/homecare/')
  await page.getByRole('link', { name: 'Is your home care accredited?' }).hover()
  await page.mouse.down()
  letGo()
  await page.locator('header [data-scripted="true"]').waitFor({ state: 'attached' })
  await page.waitForTimeout(500) // What would replace the link under the finger has come by now.
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Is your home care accredited?' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
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
