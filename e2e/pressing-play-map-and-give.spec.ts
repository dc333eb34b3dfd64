import { expect, type Page, test } from '@playwright/test'
import { historicalImages } from '@/content/history'
import { mapWords, messages } from '@/content/messages'
import { printEditions } from '@/content/newsletters'
import { giving } from '@/content/pages/giving'
import { videoLibrary } from '@/content/videos'
import { comeToLife, goWithScriptsHeld, visit } from './visit'

const playVideo = new RegExp(` ${messages.video.play}`)
const videos = videoLibrary.flatMap((group) => [...group.videos])

/** A way to give with an explanation, and how its text begins. */
const [way] = giving.owned.ways
const words = String(way.details.text[0])

/** URLs on other hosts that the page asks for; none of them gets a real answer. */
async function strangersOf(page: Page, baseURL: string | undefined): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    (url) => !url.href.startsWith(baseURL ?? ''),
    (route) => {
      asked.push(route.request().url())
      return route.abort()
    },
  )
  return asked
}

test('a video asks YouTube for nothing until it is played, and for nothing more once it is closed', async ({
  page,
  baseURL,
}) => {
  const asked = await strangersOf(page, baseURL)
  await visit(page, '/sage-video-library/')
  const card = page.getByRole('button', { name: playVideo }).first()
  await card.scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: playVideo })).toHaveCount(videos.length)
  expect(asked).toEqual([])
  await card.click()
  const frame = page.getByRole('dialog').locator('iframe')
  await expect(frame).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?autoplay=1&rel=0&cc_load_policy=1$/,
  )
  await expect(frame).toHaveAttribute('title', /.+/)
  await page.keyboard.press('Escape')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(card).toBeFocused()
})

test('a map asks Google for nothing until someone asks for it', async ({ page, baseURL }) => {
  const asked = await strangersOf(page, baseURL)
  await visit(page, '/furniture/')
  const show = page.getByRole('button', { name: mapWords.show })
  await show.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await show.click()
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps/)
})

test('every way to give that opens details has a URL of its own and returns focus', async ({ page }) => {
  await visit(page, `/gifting-sage/#${way.details.id}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(words)
  await page.getByRole('button', { name: messages.close }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/gifting-sage\/$/)
  await expect(page.locator(`a[href="#${way.details.id}"]`)).toBeFocused()
  await expect(page.locator(`#${way.details.id}`)).toBeHidden()
})

test('a reader inside a way to give when a late script arrives is left in peace', async ({ page }) => {
  const letGo = await goWithScriptsHeld(page, '/gifting-sage/')
  const way = page
    .getByRole('listitem')
    .filter({ has: page.locator('[id^="give-"] a') })
    .first()
  await way.locator('a[href^="#give-"]').click()
  const inside = way.locator('[id^="give-"] a').first()
  await inside.focus()
  letGo()
  await comeToLife(page)
  await page.waitForLoadState('networkidle') // If a dialog were going to open, it would have by now.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(inside).toBeFocused()
})

test('a video can be closed by keyboard from inside its player', async ({ page, baseURL }) => {
  await page.route(
    (url) => !url.href.startsWith(baseURL ?? ''),
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A film</title><button>Play</button>' }),
  )
  await visit(page, '/testimonials/')
  const card = page.getByRole('button', { name: playVideo }).first()
  await card.click()
  await page.getByRole('dialog').frameLocator('iframe').getByRole('button', { name: 'Play' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: messages.video.close })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(card).toBeFocused()
})

test('a dialog fits a 320 by 256 window with Close in reach', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await visit(page, `/gifting-sage/#${way.details.id}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('button', { name: messages.close })).toBeInViewport({ ratio: 1 })
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('a way to give opened in place keeps its name in view above its words', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('/gifting-sage/')
    const item = page.getByRole('listitem').filter({ has: page.locator(`#${way.details.id}`) })
    const heading = item.getByRole('heading', { name: way.name })
    await item.locator(`a[href="#${way.details.id}"]`).click()
    const name = await heading.boundingBox()
    const summary = await item.getByText(way.summary).boundingBox()
    expect(summary?.x).toBe(name?.x)
    expect(summary?.y).toBeGreaterThan(name?.y ?? 0)
    await expect(heading).toBeInViewport()
  })

  test('details, videos, newsletters and the timeline can be read, and no control is dead', async ({ page }) => {
    await page.goto('/gifting-sage/')
    const explained = page.locator(`#${way.details.id}`)
    await expect(explained).toBeHidden()
    await page.locator(`a[href="#${way.details.id}"]`).click()
    await expect(explained).toContainText(words)
    await expect(explained).toBeVisible()
    await page.goto('/sage-video-library/')
    await expect(page.getByRole('link', { name: playVideo })).toHaveCount(videos.length)
    await page.goto('/news-publications/')
    for (const { url } of printEditions) await expect(page.locator(`a[href="${url}"]`).last()).toBeVisible()
    await page.goto('/history/')
    for (const { text } of historicalImages) await expect(page.getByText(text)).toBeVisible()
    for (const path of ['/', '/history/', '/sage-video-library/', '/furniture/', '/gifting-sage/']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    }
  })
})
