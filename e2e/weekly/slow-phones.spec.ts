import { type Page, test } from '@playwright/test'
import { follow, journeys } from '@/e2e/support/journeys'
import { comeToLife } from '@/e2e/support/visit'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** A phone of a few years ago in a weak cell: a processor four times slower, and slow 4G. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}

for (const { who, steps, arrives } of journeys) {
  test(`${who} by touch on a slow phone`, async ({ page }) => {
    test.slow()
    await slowDown(page)
    await follow(page, steps, async (target) => {
      await comeToLife(page)
      await target.tap()
    })
    await arrives(page, true)
  })
}
