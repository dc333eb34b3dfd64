import { expect, type Page, test } from '@playwright/test'
import { situations } from '@/content/find-help'
import { programs } from '@/content/programs'
import { townWords } from '@/content/town-words'
import { townList } from '@/content/towns'
import { accessibilityViolations, watchForTrouble } from './support/violations'
import { visit } from './support/visit'

const address = '/find-help/'
const town = townList.towns[0]?.name ?? ''
const [situation] = situations.slice(-1)
const towns = (page: Page) => page.getByRole('region', { name: townWords.heading })

test('a town is looked up where it is typed, in words everyone can use, and one that no one knows gets a calm answer', async ({
  page,
}) => {
  const trouble = watchForTrouble(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, address)
  const field = towns(page).getByRole('combobox')
  const answer = towns(page).getByRole('status')
  await field.fill(town)
  await field.press('Enter')
  await expect(answer.getByRole('listitem')).toHaveCount(programs.length)
  await expect(field).toBeFocused()
  expect(await accessibilityViolations(page, '#my-town')).toEqual([])
  for (const query of ['Atlantis', 'a'.repeat(6000), '<script>alert(1)</script>']) {
    await field.fill(query)
    await towns(page).getByRole('button', { name: townWords.check }).click()
    await expect(answer.getByText(townWords.unknown)).toBeVisible()
    await expect(towns(page).getByRole('link', { name: townWords.elsewhere[3].text })).toBeVisible()
  }
  expect(trouble).toEqual([])
})

test('in a low window the situation an address names comes into view, and so does the answer about a town', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await visit(page, `${address}#${situation?.id}`)
  await expect(page.getByText(situation?.helps ?? '')).toBeInViewport()
  const field = towns(page).getByRole('combobox')
  await field.fill(town)
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await field.press('Enter')
  await expect(towns(page).getByRole('status').locator('p').first()).toBeInViewport()
})
