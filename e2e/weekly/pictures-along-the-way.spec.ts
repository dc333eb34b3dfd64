import { expect, test } from '@playwright/test'
import { programs } from '@/content/programs'
import { annotatedLetter } from '@/content/programs/medicare-ship'
import { visit } from '@/e2e/support/visit'
import { hrefTo } from '@/lib/links/href'

/** Least height of what counts as a picture. Icons and marks don't. */
const smallestPicture = 85

for (const { slug } of programs) {
  for (const width of [390, 1280]) {
    test(`in the middle of /${slug} there’s something to look at, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, hrefTo(`/${slug}`))
      const main = page.getByRole('main')
      const { top, height } = await main.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
      const letter = main.getByRole('region', { name: annotatedLetter.letterLabel })
      const boxes = await main
        .locator('img, svg')
        .or(letter)
        .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().toJSON() as DOMRect))
      const inTheMiddle = boxes.filter((box) => {
        const place = (box.top + box.height / 2 - top) / height
        return box.height >= smallestPicture && place > 0.2 && place < 0.8
      })
      expect(inTheMiddle.length).toBeGreaterThan(0)
    })
  }
}
