import { expect, type Page, test } from '@playwright/test'
import { hrefTo } from '../content/href'
import { donateLink } from '../content/messages'
import { organization } from '../content/organization'
import { home } from '../content/pages/home'
import { routes } from '../content/routes'
import { visit } from './visit'

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

const mostPictureBytes = 60 * 1024

/** Bytes of the pictures that a page fetches, as they come over the wire, counted from now on. */
async function countPictureBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page)
  const pictures = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') pictures.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return () => bytes
}

for (const { path } of routes) {
  test(`${path} says on a phone where one is, what one gets, what to press and whom to call`, async ({ page }) => {
    const pictureBytes = await countPictureBytes(page)
    await visit(page, hrefTo(path))
    await page.waitForLoadState('networkidle')
    const header = page.getByRole('banner')
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(header.locator(`a[href="${organization.phone.href}"]:visible`)).toBeInViewport({ ratio: 1 })
    await expect(header.getByRole('link', { name: donateLink.text })).toBeInViewport({ ratio: 1 })
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expect(heading.locator('xpath=following::p[1]')).toBeInViewport({ ratio: 1 })
    const toPress = heading.locator('xpath=following::*[self::a or self::button or self::input][1]')
    await expect(toPress).toBeInViewport({ ratio: 1 })
    expect(pictureBytes()).toBeLessThanOrEqual(mostPictureBytes)
  })
}

test('Home shows its way to the right help and its window in the first screen of a phone', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByRole('main').getByRole('link', { name: home.buttons[0]?.text ?? '' })).toBeInViewport({
    ratio: 1,
  })
  await expect(page.getByRole('img').first()).toBeInViewport()
})
