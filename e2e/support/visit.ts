import type { Page } from '@playwright/test'

/**
 * Goes to a page and waits until it has hydrated, like a person who reads a moment before pressing anything.
 * The journeys without JavaScript cover what a press does before that.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await comeToLife(page)
}

export async function arrive(page: Page, address: string): Promise<void> {
  await page.waitForURL(`**${address}`)
  await comeToLife(page)
}

/**
 * Goes to a page and holds back its scripts and data until the returned function is called. Doesn't wait for the
 * load event, which may wait for the scripts.
 */
export async function goWithScriptsHeld(page: Page, address: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/_next\/static\/.+\.js(on)?$/, (route) => held.then(() => route.continue()))
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return letGo
}

/** Takes the office's notice off the page, for a test that measures or outlines what stands below it all year. */
export function withoutNotice(page: Page) {
  return page.addStyleTag({ content: '#notice { display: none !important }' })
}

/** Waits for a page to hydrate. */
export function comeToLife(page: Page): Promise<void> {
  return page.locator('header [data-scripted="true"]').waitFor({ state: 'attached' })
}
