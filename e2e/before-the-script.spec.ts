import { expect, type Page, test } from '@playwright/test'
import { messages } from '@/content/messages'
import { search } from '@/content/pages/search'
import { homecare } from '@/content/programs/homecare'
import { townField, townWords } from '@/content/town-words'
import { townList } from '@/content/towns'
import { lateOf } from '@/scripts/export/late-scripts'
import { goWithScriptsHeld, visit } from './support/visit'

/** A question on the page these tests visit, and its answer. */
const [faq] = homecare.questions.faqs
const answer = String(faq?.answer[0])
const town = townList.towns[0]?.name ?? ''

/** Opens a page with the scripts it starts with, and none of the ones it fetches on demand. */
async function goWithoutLaterParts(page: Page, address: string): Promise<void> {
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

for (const { what, address, role, label, typed, answered } of [
  {
    what: 'the search',
    address: '/search/?q=lunch',
    role: 'searchbox',
    label: search.field.label,
    typed: 'lunch',
    answered: (page: Page) => page.getByRole('heading', { level: 2, name: /“lunch”$/ }),
  },
  {
    what: 'the question about a town',
    address: `/find-help/?${new URLSearchParams({ town })}#my-town`,
    role: 'combobox',
    label: townField.label,
    typed: town,
    answered: (page: Page) => page.getByRole('region', { name: townWords.heading }).getByRole('listitem').first(),
  },
] as const) {
  test(`before the script is here Enter sends ${what} to the address where the answer follows`, async ({ page }) => {
    const letGo = await goWithScriptsHeld(page, address.split('?')[0] ?? '')
    const field = page.getByRole('main').getByRole(role, { name: new RegExp(label) })
    await field.fill(typed)
    await field.press('Enter')
    await expect(page).toHaveURL(address)
    letGo()
    await expect(answered(page)).toBeVisible()
    await expect(field).toHaveValue(typed)
  })
}

test('a page missing its data or any one of its scripts can be read and used as if without script', async ({
  page,
}) => {
  const late = lateOf(await (await page.request.get('/homecare/')).text())
  const parts = [...(late?.scripts ?? []), late?.data ?? '']
  expect(parts.length).toBeGreaterThan(4)
  for (const missing of parts) {
    // The ways in which a file doesn't come: no connection, and no such file.
    await page.route(`**${missing}`, (route) =>
      missing === late?.data ? route.fulfill({ status: 404, body: 'Not here' }) : route.abort(),
    )
    await page.goto('/homecare/')
    await expect(page.getByText(answer), missing).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await page.unrouteAll()
  }
})

test('a field someone is typing into stays when the scripts fail, and can be sent', async ({ page }) => {
  let fail = () => {}
  const failed = new Promise<void>((resolve) => (fail = resolve))
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

test('questions open, and a way to give in place, on pages whose later parts never come', async ({ page }) => {
  await goWithoutLaterParts(page, '/homecare/')
  const question = page.getByRole('main').locator('h3 > [aria-expanded]').first()
  await question.click()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await page.unrouteAll()
  await goWithoutLaterParts(page, '/gifting-sage/')
  const way = page.getByRole('main').locator('a[href^="#give-"][role="button"]').first()
  await way.click()
  await expect(page.locator((await way.getAttribute('href')) ?? '')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a menu that can’t load moves the reader nowhere until it is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goWithoutLaterParts(page, '/homecare/')
  const menu = page.getByRole('button', { name: messages.menu })
  const failed = page.waitForEvent('requestfailed')
  await menu.hover()
  await failed
  expect(new URL(page.url()).hash).toBe('')
  await menu.click()
  await expect(page).toHaveURL(/#site-map$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
