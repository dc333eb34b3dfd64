import { expect, type Page, test } from '@playwright/test'
import { giving } from '@/content/pages/giving'
import { openEnrollment, sections } from '@/content/programs/medicare-ship'
import { countOfDays } from '@/lib/dates/times'
import { visit } from './visit'

const { enrollment, sevenMonths } = sections

const filled = (words: string, days: number, year: number) =>
  words.replaceAll('{days}', countOfDays(days)).replaceAll('{year}', String(year))

/** Goes to a page on the evening before a given day in New Jersey, whenever the page was built. */
async function visitOnTheEveBefore(page: Page, address: string, { month, day }: { month: number; day: number }) {
  await page.clock.setFixedTime(new Date(Date.UTC(2031, month - 1, day, 4, 30)))
  await visit(page, address)
}

test('on the evening before open enrollment, there is one day to go', async ({ page }) => {
  const { month, day } = openEnrollment.opens
  await page.clock.setFixedTime(new Date(Date.UTC(2031, month - 1, day, 3, 30)))
  await visit(page, '/medicare-ship/')
  await expect(page.getByText(filled(enrollment.words.coming, 1, 2031))).toBeVisible()
})

test('on its last evening, already the next day in Europe, it is still open', async ({ page }) => {
  await visitOnTheEveBefore(page, '/medicare-ship/', {
    ...openEnrollment.closes,
    day: openEnrollment.closes.day + 1,
  })
  await expect(page.getByText(enrollment.words.lastDay)).toBeVisible()
})

test('on New Year’s Eve the page says it’s the last day to give', async ({ page }) => {
  await visitOnTheEveBefore(page, '/gifting-sage/', { month: 13, day: 1 })
  await expect(page.getByText(filled(giving.yearEnd.words.lastDay, 0, 2031))).toBeVisible()
})

test('someone turning 65 finds her seven months by keyboard and saves them to her calendar', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-15T12:00:00Z'))
  await visit(page, '/medicare-ship/#seven-months')
  const { words } = sevenMonths
  await page.getByLabel(words.month).focus()
  await page.keyboard.type('June')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1966')
  await page.keyboard.press('Enter')
  await expect(page.getByText('March 1, 2031 through September 30, 2031')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: words.calendar.button }).click()
  expect((await download).suggestedFilename()).toBe(words.calendar.fileName)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('what the pages say about dates is true on any day, and the calendar file still downloads', async ({ page }) => {
    await page.goto('/medicare-ship/')
    await expect(page.getByText(enrollment.words.always)).toBeVisible()
    await expect(page.getByLabel(sevenMonths.words.month)).toBeHidden()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: enrollment.calendar.button }).click()
    expect((await download).suggestedFilename()).toBe(enrollment.calendar.fileName)
    await page.goto('/gifting-sage/')
    await expect(page.getByText(giving.yearEnd.words.always)).toBeVisible()
  })
})
