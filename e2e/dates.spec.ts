import { expect, test } from '@playwright/test'
import { giving } from '@/content/pages/giving'
import { openEnrollment, sections } from '@/content/programs/medicare-ship'
import { countOfDays } from '@/lib/dates/times'
import { visit } from './support/visit'

const { enrollment, sevenMonths } = sections
const { opens, closes } = openEnrollment

test('what a page says about dates follows the clocks of New Jersey, whenever it was built', async ({ page }) => {
  const coming = enrollment.words.coming.replaceAll('{days}', countOfDays(1)).replaceAll('{year}', '2031')
  // In winter New Jersey is five hours behind the hours below, in summer four.
  for (const [day, address, words] of [
    [Date.UTC(2031, opens.month - 1, opens.day, 3, 30), '/medicare-ship/', coming],
    [Date.UTC(2031, closes.month - 1, closes.day + 1, 4, 30), '/medicare-ship/', enrollment.words.lastDay],
    [Date.UTC(2032, 0, 1, 4, 30), '/gifting-sage/', giving.yearEnd.words.lastDay.replaceAll('{year}', '2031')],
  ] as const) {
    await page.clock.setFixedTime(new Date(day))
    await visit(page, address)
    await expect(page.getByText(words)).toBeVisible()
  }
})

test('someone turning 65 finds her seven months and saves them to her calendar', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-15T12:00:00Z'))
  await visit(page, '/medicare-ship/#seven-months')
  const { words } = sevenMonths
  await page.getByLabel(words.month).selectOption('June')
  await page.getByLabel(words.year).fill('1966')
  await page.keyboard.press('Enter')
  await expect(page.getByText('March 1, 2031 through September 30, 2031')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: words.calendar.button }).click()
  expect((await download).suggestedFilename()).toBe(words.calendar.fileName)
})
