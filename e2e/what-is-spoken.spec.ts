import { expect, test } from '@playwright/test'
import { enquiryMessages } from '@/content/forms/messages'
import { copyMessages, footer, mapWords, messages, tableWords } from '@/content/messages'
import type { RoutePath } from '@/content/routes'
import { hrefTo } from '@/lib/links/href'
import { visit } from './support/visit'

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const ours = new Set(stringsIn({ messages, tableWords, mapWords, enquiryMessages, copyMessages, footer }))

/** Running text and URLs, which an edit may split differently. */
const text = /^(text|paragraph|strong|emphasis|time|\/\w+)$/

/** A line in Playwright's accessibility tree: role, name, and states. */
const line = /^- '?([\w/]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[\w=-]+\])*)/

/**
 * What's left of an accessibility tree when a page's facts change: roles, levels, states, and names that come from the
 * interface. Any other name becomes an ellipsis, and repeats of what comes before are left out.
 */
function blocksOf(tree: string): string[] {
  const blocks = tree.split(/\n(?=- )/).flatMap((block) => {
    const [head = '', ...rest] = block.split('\n')
    const inside = rest.length === 0 ? [] : blocksOf(rest.map((inner) => inner.slice(2)).join('\n'))
    const [, role = '', name, states = ''] = line.exec(head) ?? []
    // One cell holds the phone number for several prices until the owner fills them in.
    if (role === 'cell') return []
    if (text.test(role)) return inside
    const said = name === undefined ? '' : ` "${withoutFacts(name)}"`
    return [[`- ${role}${said}${states}`, ...inside.map((inner) => inner.replace(/^/gm, '  '))].join('\n')]
  })
  return withoutRepeats(blocks)
}

function withoutFacts(name: string): string {
  if (ours.has(name)) return name
  return name.endsWith(messages.opensNewTab) ? `… ${messages.opensNewTab}` : '…'
}

/** Leaves out each run of nodes that matches the one before it: the second card, the third question. */
function withoutRepeats(blocks: readonly string[]): string[] {
  const kept: string[] = []
  for (const block of blocks) {
    kept.push(block)
    for (let size = 1; size <= kept.length / 2; size++) {
      const [run, before] = [kept.slice(-size), kept.slice(-2 * size, -size)]
      if (run.join('\n') !== before.join('\n')) continue
      kept.length -= size
      break
    }
  }
  return kept
}

const pages = {
  home: '/',
  program: '/medicare-ship',
  form: '/homecare/get-started',
} as const satisfies Record<string, RoutePath>

for (const [name, path] of Object.entries(pages)) {
  test(`${path} tells a screen reader what it did when someone last read it through`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, hrefTo(path))
    await expect(page.locator('[aria-roledescription="slide"]:empty')).toHaveCount(0)
    const trees: string[] = []
    // The header and footer are the same on every page, so only Home's are recorded.
    for (const landmark of path === '/' ? (['banner', 'main', 'contentinfo'] as const) : (['main'] as const))
      trees.push(await page.getByRole(landmark).ariaSnapshot())
    expect(`${blocksOf(trees.join('\n')).join('\n')}\n`).toMatchSnapshot(`${name}.txt`)
  })
}
