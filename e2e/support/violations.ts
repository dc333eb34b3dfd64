import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Describing what is right takes as long as looking for what isn't.
  resultTypes: ['violations'],
  // The films in dialogs are other companies' pages.
  iframes: false,
}

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
  // Anything half hidden under the sticky header would count as too small.
  if (!part) await page.evaluate(() => window.scrollTo(0, 0))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ([among, how]) => {
      if (!window.axe) throw new Error('axe did not get into this page.')
      return (await window.axe.run(among ?? document, how)).violations
    },
    [part, options] as const,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}

/** Links and buttons whose name doesn't start with the words that are seen on them, as 'seen | name'. */
export function misnamedControls(page: Page): Promise<string[]> {
  return page.locator('a, button').evaluateAll((elements) => {
    const plain = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim()
    const isSeen = (text: Node) => {
      const box = text.parentElement?.getBoundingClientRect()
      return Boolean(box && box.width > 1 && box.height > 1)
    }
    return elements.flatMap((element) => {
      const texts: Node[] = []
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) if (plain(walker.currentNode.textContent)) texts.push(walker.currentNode)
      const textOf = (nodes: readonly Node[]) => plain(nodes.map(({ textContent }) => textContent).join(''))
      const seen = textOf(texts.filter(isSeen))
      const name = plain(element.getAttribute('aria-label') ?? textOf(texts))
      return name.startsWith(seen) ? [] : [`${seen} | ${name}`]
    })
  })
}
