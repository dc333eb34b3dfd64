import { expect, type Page, test } from '@playwright/test'
import { donateLink } from '@/content/messages'
import { organization } from '@/content/organization'
import { home } from '@/content/pages/home'
import { routes } from '@/content/routes'
import { hrefTo } from '@/lib/links/href'
import { visit, withoutNotice } from './visit'

const mostPictureBytes = 60 * 1024

/** Bytes of the pictures a page fetches from now on, as they come over the wire, by their URLs; filled as they arrive. */
async function weighPictures(page: Page): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const addresses = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Image') addresses.set(requestId, response.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId)
    if (address) bytes.set(address, encodedDataLength)
  })
  await session.send('Network.enable')
  return bytes
}

/** The pictures that are seen before anyone scrolls, or that do not wait for it. Browsers fetch others ahead of time. */
async function firstPictures(page: Page): Promise<Set<string>> {
  const found = await page.locator('img').evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.loading !== 'lazy' || image.getBoundingClientRect().top < window.innerHeight)
      .map((image) => image.currentSrc)
      .filter((address) => address !== ''),
  )
  return new Set(found)
}

/** One window for all pages. What they share is fetched again for each, because that's what gets weighed. */
let page: Page
let weights: ReadonlyMap<string, number>

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })
  weights = await weighPictures(page)
})

for (const { path } of routes) {
  test(`${path} says on a phone where one is, what one gets, what to press and whom to call`, async () => {
    await visit(page, hrefTo(path))
    await withoutNotice(page)
    const header = page.getByRole('banner')
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(header.locator(`a[href="${organization.phone.href}"]:visible`)).toBeInViewport({ ratio: 1 })
    await expect(header.getByRole('link', { name: donateLink.text })).toBeInViewport({ ratio: 1 })
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expect(heading.locator('xpath=following::p[1]')).toBeInViewport({ ratio: 1 })
    const toPress = heading.locator('xpath=following::*[self::a or self::button or self::input][1]')
    await expect(toPress).toBeInViewport({ ratio: 1 })
    const pictures = [...(await firstPictures(page))]
    // A drawing inside the page has no request, but the length of its URL.
    const isFetched = (address: string) => !address.startsWith('data:')
    await expect.poll(() => pictures.filter(isFetched).filter((address) => !weights.has(address))).toEqual([])
    const weight = (address: string) => (isFetched(address) ? (weights.get(address) ?? 0) : address.length)
    const bytes = pictures.reduce((sum, address) => sum + weight(address), 0)
    expect(bytes).toBeLessThanOrEqual(mostPictureBytes)
  })
}

test('Home shows its link to the right help and its picture on a phone’s first screen', async () => {
  await visit(page, '/')
  await expect(page.getByRole('main').getByRole('link', { name: home.buttons[0]?.text ?? '' })).toBeInViewport({
    ratio: 1,
  })
  await expect(page.getByRole('img').first()).toBeInViewport()
})

test('Home fetches no other fonts than those it asks for from the start', async () => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname)
  })
  await visit(page, hrefTo('/'))
  await page.waitForLoadState('networkidle')
  const preloaded = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(fetched.sort()).toEqual(preloaded.sort())
})
