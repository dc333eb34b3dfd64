import { expect, test } from '@playwright/test'
import { messages } from '@/content/messages'
import { menu } from '@/content/navigation'
import { organization, postalAddress } from '@/content/organization'
import { notFound } from '@/content/pages/not-found'
import { programs } from '@/content/programs'
import { hrefTo } from '@/lib/links/href'
import { visit } from './visit'

/** The group of the main menu that leads to the programs. */
const programsMenu =
  menu.find((entry) => 'links' in entry && entry.links.some(({ href }) => href === `/${programs[0]?.slug}`))?.text ?? ''

/** Two groups of the main menu. */
const [one, other] = menu.filter((entry) => 'links' in entry)

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('a menu opens under the pointer, one at a time, and the pointer can travel into it', async ({ page }) => {
    await visit(page, '/')
    const button = page.getByRole('banner').getByRole('button', { name: one?.text ?? '' })
    await button.hover()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const link = page.getByRole('banner').getByRole('link', { name: one?.links.at(-1)?.text ?? '' })
    await link.hover()
    await expect(link).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('button', { name: other?.text ?? '' })
      .hover()
    const otherLink = page.getByRole('banner').getByRole('link', { name: other?.links.at(-1)?.text ?? '' })
    await expect(otherLink).toBeVisible()
    await expect(link).toBeHidden()
    await page.mouse.move(640, 700)
    await expect(otherLink).toBeHidden()
  })

  test('everything in the header can be reached by keyboard alone', async ({ page }) => {
    await visit(page, '/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: messages.skipLink })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    const button = page.getByRole('banner').getByRole('button', { name: one?.text ?? '' })
    const second = page.getByRole('banner').getByRole('link', { name: one?.links[1]?.text ?? '' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(second).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(second).toBeHidden()
  })

  test('no tab stop is hidden under the header', async ({ page }) => {
    await visit(page, '/homecare/')
    const hidden: string[] = []
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab')
      const covered = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body || focused.closest('header')) return null
        const box = focused.getBoundingClientRect()
        const top = document.elementFromPoint(box.left + box.width / 2, Math.max(box.top + 4, 0))
        return top?.closest('header') ? focused.outerHTML.slice(0, 100) : null
      })
      if (covered) hidden.push(covered)
    }
    expect(hidden).toEqual([])
  })
})

test('the Programs menu’s pictures are fetched when it opens, each beside what its program promises', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const fetched = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'image' && fetched.add(new URL(request.url()).pathname))
  await visit(page, '/privacy-policy/')
  await page.waitForLoadState('networkidle')
  const header = page.getByRole('banner')
  const panel = header.locator('li', { has: page.getByRole('button', { name: programsMenu }) })
  const windows = await panel.locator('img').evaluateAll((all) => all.map((img) => img.getAttribute('src') ?? ''))
  expect(windows).toHaveLength(programs.length)
  expect(windows.filter((src) => fetched.has(src))).toEqual([])
  await header.getByRole('button', { name: programsMenu }).click()
  for (const src of windows) await expect.poll(() => fetched.has(src)).toBe(true)
  for (const { names, summary, slug } of programs) {
    const item = panel.getByRole('listitem').filter({ has: page.getByRole('link', { name: names.menu, exact: true }) })
    await expect(item).toContainText(summary)
    await expect(item.getByRole('link')).toHaveAttribute('href', hrefTo(`/${slug}`))
  }
  // Pressing the picture presses the link.
  await panel.locator('img').last().click({ force: true })
  await expect(page).toHaveURL(new RegExp(`/${programs.at(-1)?.slug}/$`))
})

for (const width of [390, 768, 1280]) {
  test(`in a window ${width} px wide, Call and Donate Now stay in the header while the page scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, '/homecare/')
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
    const header = page.getByRole('banner')
    const call = header.getByRole('link', { name: `Call ${organization.phone.printed}` })
    await expect(call).toBeInViewport({ ratio: 1 })
    await expect(call).toHaveAttribute('href', organization.phone.href)
    await expect(header.getByRole('link', { name: /Donate Now/ })).toBeInViewport({ ratio: 1 })
    const number = await call.getByText(organization.phone.printed).boundingBox()
    if (width >= 768) expect(number?.width).toBeGreaterThan(44)
    else expect((await header.boundingBox())?.height).toBeLessThanOrEqual(72)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the drawer closes and the page stays where it was', async ({ page }) => {
    await visit(page, '/homecare/')
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    const before = await page.evaluate(() => window.scrollY)
    const menu = page.getByRole('button', { name: messages.menu })
    const box = await menu.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await expect(page.getByRole('dialog', { name: messages.menu })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })

  test('the drawer closes when the window gets wider', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: messages.menu }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('a page that doesn’t exist offers the programs, the phone number and a link home', async ({ page }) => {
  const answer = await page.goto('/no-such-page/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading)
  for (const { slug } of programs) {
    await expect(page.getByRole('main').locator(`a[href="${hrefTo(`/${slug}`)}"]`)).toBeVisible()
  }
  await expect(page.getByRole('main').locator(`a[href="${organization.phone.href}"]`)).toBeVisible()
  await page.getByRole('main').locator('a[href="/"]').click()
  await expect(page).toHaveURL('/')
})

test('in a short or heavily zoomed window the header doesn’t stay in the way', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await visit(page, '/homecare/')
  await page.mouse.wheel(0, 600)
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('the mailing address is laid out as on an envelope', async ({ page }) => {
  await page.goto('/careers-at-sage/')
  const mail = page.getByRole('main').locator('address')
  const lines = [organization.name, postalAddress.line1, postalAddress.line2]
  await expect(mail).toHaveText(new RegExp(`^${lines.join('\\n')}$`), { useInnerText: true })
})
