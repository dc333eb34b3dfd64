import { expect, type Page, test } from '@playwright/test'
import { messages } from '@/content/messages'
import type { RoutePath } from '@/content/routes'
import { hrefTo } from '@/lib/links/href'
import { outlineOf } from './outline'
import { visit } from './visit'

/** The pages whose outlines are kept in e2e/outlines/, by file name. */
const pages = {
  home: '/',
  program: '/medicare-ship',
  form: '/homecare/get-started',
} as const satisfies Record<string, RoutePath>

/** One window for all pages, so that what they share is fetched once. */
let page: Page

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ reducedMotion: 'reduce' })
})

for (const [name, path] of Object.entries(pages)) {
  test(`${path} tells a screen reader what it did when someone last read it through`, async () => {
    await visit(page, hrefTo(path))
    await expect(page.locator('[aria-roledescription="slide"]:empty')).toHaveCount(0)
    const trees: string[] = []
    // The header and footer are the same on every page, so only Home's are recorded.
    for (const landmark of path === '/' ? (['banner', 'main', 'contentinfo'] as const) : (['main'] as const))
      trees.push(await page.getByRole(landmark).ariaSnapshot())
    expect(`${outlineOf(trees.join('\n'))}\n`).toMatchSnapshot(`${name}.txt`)
  })
}

test('an outline keeps roles, levels, states and the words of the interface, and forgets the facts', () => {
  const before = `- heading "Open 9 to 5" [level=2]
- paragraph:
  - text: Call
  - link "(908) 555-0100":
    - /url: tel:+19085550100
- list "Our towns":
  - listitem: Monday
- table "Prices":
  - row "A visit Call us":
    - rowheader "A visit"
    - cell "Call us":
      - link "Call us"
  - row "A day":
    - rowheader "A day"
- 'button "${messages.close}" [disabled]'
- 'link "Read: Fall 2024 ${messages.opensNewTab}"'`
  const after = `- heading "Open 8 to 4" [level=2]
- paragraph: Call us,
- paragraph:
  - link "(908) 555-0199":
    - /url: tel:+19085550199
- list "Where we go":
  - listitem: Tuesday
  - listitem: Thursday
- table "Prices":
  - row "A visit $20":
    - rowheader "A visit"
    - cell "$20"
  - row "A day $90":
    - rowheader "A day"
    - cell "$90"
- 'button "${messages.close}" [disabled]'
- 'link "Read: Spring 2025 ${messages.opensNewTab}"'`
  expect(outlineOf(before)).toBe(`- heading "…" [level=2]
- link "…"
- list "…"
  - listitem
- table "…"
  - row "…"
    - rowheader "…"
- button "${messages.close}" [disabled]
- link "… ${messages.opensNewTab}"`)
  expect(outlineOf(after)).toBe(outlineOf(before))
})
