import type { Page } from '@playwright/test'

/**
 * Goes to a page and waits until it has come to life, as a person does who reads a moment before pressing something.
 * What a press does before that is told by the journeys without JavaScript.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await comeToLife(page)
}

/** Waits, after a link was pressed, for the page at this address to have come to life. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.waitForURL(`**${address}`)
  await comeToLife(page)
}

/** Waits for a page to have come to life. */
export function comeToLife(page: Page): Promise<void> {
  return page.locator('header [data-scripted="true"]').waitFor({ state: 'attached' })
}
