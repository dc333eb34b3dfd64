import { expect, test } from '@playwright/test'
import { home } from '@/content/pages/home'
import { visit, withoutNotice } from './visit'

// What every page shows there is asked in every-page.spec.ts.
test.use({ viewport: { width: 390, height: 844 } })

test('Home shows its link to the right help and its picture on a phone’s first screen', async ({ page }) => {
  await visit(page, '/')
  await withoutNotice(page)
  const help = page.getByRole('main').getByRole('link', { name: home.buttons[0]?.text ?? '' })
  await expect(help).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('img').first()).toBeInViewport()
})

test('Home fetches no other fonts than those it asks for from the start', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname)
  })
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  const preloaded = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(fetched.sort()).toEqual(preloaded.sort())
})
