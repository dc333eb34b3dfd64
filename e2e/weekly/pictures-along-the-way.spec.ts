import { expect, type Page, test } from '@playwright/test'
import { programs } from '@/content/programs'
import type { RoutePath } from '@/content/routes'
import { annotatedLetter } from '@/content/signatures/medicare-ship'
import { visit } from '@/e2e/visit'
import { hrefTo } from '@/lib/links/href'

/** Most pixels to scroll on a desktop from one picture to the next. Icons and marks don't count as pictures. */
const longestRun = 1400
const smallestPicture = 90

const paths: readonly RoutePath[] = [...programs.map(({ slug }) => `/${slug}` as const), '/find-help']

/** One window for all pages, so that what they share is fetched once. */
let page: Page

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
})

for (const path of paths) {
  test(`on ${path} it’s never far from one picture to the next`, async () => {
    await visit(page, hrefTo(path))
    const main = page.getByRole('main')
    const letter = main.getByRole('region', { name: annotatedLetter.letterLabel })
    const boxes = await main
      .locator('img, svg')
      .or(letter)
      .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().toJSON() as DOMRect))
    const end = await main.evaluate((element) => element.getBoundingClientRect().bottom)
    const tall = boxes.filter(({ height }) => height >= smallestPicture).sort((one, other) => one.top - other.top)
    const runs = tall.map(({ bottom }, index) => (tall[index + 1]?.top ?? end) - bottom)
    expect(runs.length).toBeGreaterThan(0)
    expect(Math.max(...runs)).toBeLessThanOrEqual(longestRun)
  })
}
