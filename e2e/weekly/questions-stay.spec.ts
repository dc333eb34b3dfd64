import { type ElementHandle, expect, type Locator, test } from '@playwright/test'
import { programs } from '@/content/programs'
import { visit } from '@/e2e/support/visit'
import { hrefTo } from '@/lib/links/href'

const mostAsked = programs.reduce((most, one) => (one.questions.faqs.length > most.questions.faqs.length ? one : most))

/** Presses a question and expects it to open or close without moving in the window. */
async function expectToStay(found: Locator, expanded: 'true' | 'false'): Promise<void> {
  const question = (await found.elementHandle()) as ElementHandle<HTMLElement>
  await question.scrollIntoViewIfNeeded()
  const before = (await question.boundingBox())?.y ?? 0
  await question.click({ position: { x: 10, y: 10 } })
  await expect.poll(() => question.getAttribute('aria-expanded')).toBe(expanded)
  expect(Math.abs(((await question.boundingBox())?.y ?? 0) - before), await question.innerText()).toBeLessThanOrEqual(1)
}

for (const [width, height, reducedMotion] of [
  [320, 568, 'no-preference'],
  [390, 700, 'reduce'],
  [1280, 800, 'no-preference'],
] as const) {
  test(`a question stays where it was pressed at ${width} by ${height} pixels (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width, height })
    for (const address of [hrefTo(`/${mostAsked.slug}`), '/news-publications/']) {
      await visit(page, address)
      const heads = await page.locator('main h3 > [aria-expanded]').all()
      expect(heads.length).toBeGreaterThan(0)
      for (const head of heads) await expectToStay(head, 'true')
      await expectToStay(page.locator('main h3 > [aria-expanded="true"]').first(), 'false')
    }
  })
}
