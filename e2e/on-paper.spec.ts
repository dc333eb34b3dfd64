import { expect, test } from '@playwright/test'
import { messages } from '@/content/messages'
import { homecare } from '@/content/programs/homecare'
import { expectGoodSheets } from './support/paper'
import { visit } from './support/visit'

test('a page of each kind prints with name and phone number first, nothing over another, and no heading at the foot of a sheet', async ({
  page,
}) => {
  for (const path of ['/', '/homecare', '/homecare/get-started'] as const) await expectGoodSheets(page, path)
})

test('on paper everything is open', async ({ page }) => {
  await visit(page, '/homecare/')
  const answer = String(homecare.questions.faqs[0]?.answer[0])
  await expect(page.getByText(answer)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(answer)).toBeVisible()
  await expect(page.getByRole('navigation', { name: messages.mainMenu })).toBeHidden()
})
