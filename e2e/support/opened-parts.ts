import { expect, type Locator, type Page } from '@playwright/test'
import { historicalImages } from '@/content/history'
import { mapWords } from '@/content/messages'
import { newsletters, printEditions } from '@/content/newsletters'
import { giving } from '@/content/pages/giving'
import { programs } from '@/content/programs'
import type { GivingWay, VideoGroup, VideoWithoutPoster } from '@/content/types'
import { mealsOnWheelsVideo, testimonialGroups, videoLibrary } from '@/content/videos'
import { accessibilityViolations } from './violations'

const years = (entries: readonly { year: number }[]) => new Set(entries.map(({ year }) => year)).size
/** A video is a dialog, and so is a transcript whose text is on the page. */
const dialogsOf = (videos: readonly VideoWithoutPoster[]) =>
  videos.length + videos.filter(({ transcript }) => typeof transcript === 'object').length
const dialogsIn = (groups: readonly VideoGroup[]) => dialogsOf(groups.flatMap((group) => group.videos))
const ways: readonly GivingWay[] = [...giving.today.ways, ...giving.owned.ways, ...giving.things.ways]

/** How many parts of a route open in place, and how many dialogs it has besides the drawer; missing means none. */
const expected: Record<string, { groups?: number; dialogs?: number } | undefined> = {
  ...Object.fromEntries(programs.map(({ slug, questions }) => [`/${slug}`, { groups: questions.faqs.length }])),
  '/news-publications': { groups: years(newsletters) + years(printEditions) },
  '/gifting-sage': { dialogs: ways.filter((way) => 'details' in way).length },
  '/sage-video-library': { dialogs: dialogsIn(videoLibrary) },
  '/testimonials': { dialogs: dialogsIn(testimonialGroups) },
  '/history': { dialogs: historicalImages.length },
  '/meals-on-wheels': { dialogs: dialogsOf([mealsOnWheelsVideo]) },
}

/** Opens each kind of part of a page that opens, checks it while it's open, and makes sure none is missing. */
export async function openEverything(page: Page, path: string): Promise<void> {
  const { groups = 0, dialogs = 0 } = expected[path] ?? {}
  expect(await openGroups(page), 'parts that open in place').toBeGreaterThanOrEqual(groups)
  expect(await openDialogs(page), 'dialogs').toBe(dialogs)
  for (const map of await page.getByRole('button', { name: mapWords.show }).all()) {
    await map.click()
    const frame = page.locator('main iframe[src^="https://www.google.com/maps"]')
    await expect(frame).toBeFocused()
    await expect(frame).toHaveAttribute('title', /./)
  }
}

export async function openFirst(page: Page): Promise<void> {
  await openGroups(page, 1)
  await openDialogs(page, 1)
}

/** The elements, classes and attributes of a part of a page. Parts of the same shape differ in their words only. */
function shapeOf(part: Locator): Promise<string> {
  return part.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .map((inner) => [inner.tagName, inner.getAttribute('class'), ...inner.getAttributeNames()].join(' '))
      .join('\n'),
  )
}

/** The shape of what opens a dialog, and of what it explains if that's on the page. */
async function kindOf(opener: Locator): Promise<string> {
  const address = (await opener.getAttribute('href')) ?? ''
  const explained = address.startsWith('#') ? await shapeOf(opener.page().locator(address)) : ''
  return (await shapeOf(opener)) + explained
}

async function check(page: Page, part: string): Promise<void> {
  expect(await accessibilityViolations(page, part), await page.locator(part).innerText()).toEqual([])
}

async function openGroups(page: Page, most = Infinity): Promise<number> {
  const checked = new Set<string>()
  const heads = await page.getByRole('main').locator('h3 > [aria-expanded]').all()
  for (const head of heads.slice(0, most)) {
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
    await expect(head).toHaveAttribute('aria-expanded', 'true')
    const id = await head.evaluate((element) => element.closest('h3')?.parentElement?.id)
    await expect(page.locator(`[id="${id}"] > :not(h3)`)).toBeVisible()
    const shape = await shapeOf(page.locator(`[id="${id}"]`))
    if (!checked.has(shape)) await check(page, `[id="${id}"]`)
    checked.add(shape)
  }
  return heads.length
}

/** Opens one dialog of each kind in the page's content, checks it, and closes it by keyboard. */
async function openDialogs(page: Page, most = Infinity): Promise<number> {
  const opened = new Set<string>()
  const openers = await page.getByRole('main').locator('[aria-haspopup="dialog"]').all()
  const dialog = page.getByRole('dialog')
  for (const opener of openers.slice(0, most)) {
    const kind = await kindOf(opener)
    if (opened.has(kind)) continue
    opened.add(kind)
    await opener.click()
    await expect(dialog).toBeVisible()
    await check(page, '[role="dialog"]')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
  return openers.length
}
