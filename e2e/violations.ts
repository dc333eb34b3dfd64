import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Collects console errors, security policy reports, and script errors from now on. */
export function watchForTrouble(page: Page): string[] {
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(`script: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy/.test(message.text())) trouble.push(message.text())
  })
  return trouble
}

/** Violations of WCAG 2.2 A and AA and of best practice, as 'rule: element', on the page or in one part of it. */
export async function accessibilityViolations(page: Page, part?: string): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  // Anything half hidden under the sticky header would count as too small.
  if (!part) await page.evaluate(() => window.scrollTo(0, 0))
  // Describing what is right takes as long as looking for what isn't.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}
