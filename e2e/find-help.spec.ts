import { expect, type Page, test } from '@playwright/test'
import { findHelp, situations } from '@/content/find-help'
import { findHelpLink, messages } from '@/content/messages'
import { organization } from '@/content/organization'
import { passItOnWords } from '@/content/pass-it-on'
import { programFor, programs } from '@/content/programs'
import { serviceAreas } from '@/content/service-areas'
import { townWords } from '@/content/town-words'
import { townList } from '@/content/towns'
import type { Town } from '@/content/types'
import { hrefTo } from '@/lib/links/href'
import { type Verdict, verdictFor } from '@/lib/towns/find-town'
import { accessibilityViolations, watchForTrouble } from './violations'
import { arrive, goWithScriptsHeld, visit } from './visit'

const address = '/find-help/'
const [first, second] = situations
if (!first || !second) throw new Error('The list needs two situations at least.')

/** A town that some program goes to, and one that some program doesn't go to. */
const townWith = (verdict: Verdict) => {
  const town = townList.towns.find((candidate) => serviceAreas.some((area) => verdictFor(area, candidate) === verdict))
  if (!town) throw new Error(`Of no town we say '${verdict}'.`)
  return town
}
const [served, elsewhere] = [townWith('yes'), townWith('no')]

const shown = ({ name, county }: Town) => `${name}, ${county} ${townWords.county}`
const row = (page: Page, id: string) => page.locator(`#${id}`)
const towns = (page: Page) => page.getByRole('region', { name: townWords.heading })

test('a daughter finds help for her father in two presses from Home', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: findHelpLink.text }).click()
  await arrive(page, address)
  await page.getByRole('button', { name: second.text }).click()
  await expect(row(page, second.id).getByText(second.helps)).toBeVisible()
  await expect(row(page, second.id).getByText(findHelp.costs)).toBeVisible()
  await row(page, second.id).getByRole('link', { name: messages.getStarted }).click()
  await expect(page).toHaveURL(new RegExp(`/${second.program}/get-started/`))
})

test('the keyboard alone opens one situation at a time, and everyone can use the page', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, address)
  await page.getByRole('button', { name: first.text }).focus()
  await page.keyboard.press('Enter')
  await expect(row(page, first.id).getByText(first.helps)).toBeVisible()
  await page.getByRole('button', { name: second.text }).focus()
  await page.keyboard.press('Space')
  await expect(row(page, second.id).getByText(second.helps)).toBeVisible()
  await expect(row(page, first.id).getByText(first.helps)).toBeHidden()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(trouble).toEqual([])
})

test('an address opens its situation, and addresses that people shared before land on the list', async ({ page }) => {
  await visit(page, `${address}#${second.id}`)
  await expect(row(page, second.id).getByText(second.helps)).toBeInViewport()
  await visit(page, `${address}?for=family&what=eating&town=Summit`)
  await expect(page.getByRole('button', { name: first.text })).toBeVisible()
})

test('on paper every situation is open', async ({ page }) => {
  await visit(page, address)
  await page.emulateMedia({ media: 'print' })
  for (const { helps } of situations) await expect(page.getByText(helps)).toBeVisible()
  await expect(page.getByRole('main').getByText(organization.phone.printed).last()).toBeVisible()
})

test('a neighbor learns which programs go to her town, and who can help with the others', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, address)
  const part = towns(page)
  const field = part.getByRole('combobox')
  const before = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
  await field.focus()
  await expect(part.locator('option').first()).toBeAttached()
  const after = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(after.filter((name) => name.endsWith('.js') && !before.has(name)).length).toBeGreaterThan(0)
  await page.keyboard.type(elsewhere.name)
  await page.keyboard.press('Enter')
  const answer = part.getByRole('status')
  await expect(answer.getByText(shown(elsewhere))).toBeVisible()
  await expect(answer.getByRole('listitem')).toHaveCount(programs.length)
  await expect(answer.getByText(townWords.verdicts.no).first()).toBeVisible()
  await expect(answer.getByRole('link', { name: townWords.elsewhere[1].text })).toBeVisible()
  await expect(field).toBeFocused()
  expect(await accessibilityViolations(page, '#my-town')).toEqual([])
  expect(trouble).toEqual([])
})

test('a town that no one knows gets a calm answer, with the phone number and who can help in other places', async ({
  page,
}) => {
  const trouble = watchForTrouble(page)
  await visit(page, address)
  for (const query of ['Atlantis', 'a'.repeat(6000), '<script>alert(1)</script>']) {
    await towns(page).getByRole('combobox').fill(query)
    await towns(page).getByRole('button', { name: townWords.check }).click()
    await expect(towns(page).getByText(townWords.unknown)).toBeVisible()
    await expect(towns(page).getByRole('link', { name: townWords.elsewhere[3].text })).toBeVisible()
  }
  expect(trouble).toEqual([])
})

test('a town asked about is still in its field when the reader comes back', async ({ page }) => {
  await visit(page, address)
  const field = towns(page).getByRole('combobox')
  await field.fill(served.name)
  await field.press('Enter')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: programFor('spad').names.footer })
    .click()
  await arrive(page, hrefTo('/spad'))
  await page.goBack()
  await expect(field).toHaveValue(served.name)
})

test('in a low window the answer about a town comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await visit(page, address)
  const field = towns(page).getByRole('combobox')
  await field.fill(served.name)
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await field.press('Enter')
  await expect(towns(page).getByRole('status').locator('p').first()).toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every situation is open, and so is where each program goes; nothing that can’t answer is shown', async ({
    page,
  }) => {
    await page.goto(address)
    for (const { helps } of situations) await expect(page.getByText(helps)).toBeVisible()
    for (const { where } of serviceAreas) await expect(page.getByText(where)).toBeVisible()
    await expect(page.getByRole('button', { name: townWords.check })).toBeHidden()
    const program = programFor(second.program)
    await row(page, second.id).getByRole('link', { name: program.names.menu }).click()
    await expect(page).toHaveURL(hrefTo(`/${program.slug}`))
  })
})

test('the page can be passed on by email with its URL', async ({ page }) => {
  await visit(page, address)
  const main = page.getByRole('main')
  const letter = await main.getByRole('link', { name: passItOnWords.email }).getAttribute('href')
  expect(decodeURIComponent(letter ?? '')).toContain(address)
  await expect(main.getByRole('button', { name: passItOnWords.print })).toBeEnabled()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the get-started pages let someone text the number to themselves', async ({ page }) => {
    await page.goto('/spad/get-started/')
    const link = page.getByRole('link', { name: passItOnWords.textMyself })
    await expect(link).toBeVisible()
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toMatch(
      new RegExp(`^sms:.*${organization.phone.printed.replace(/[()]/g, '\\$&')}$`),
    )
  })
})

test('the drawer and the missing-page page lead to the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/no-such-page/')
  await expect(page.getByRole('main').getByRole('link', { name: findHelpLink.text })).toBeVisible()
  await page.getByRole('button', { name: messages.menu }).click()
  await page.getByRole('dialog').getByRole('link', { name: findHelpLink.text }).click()
  await expect(page).toHaveURL(address)
})

test('before the script arrives a town leads to its answer', async ({ page }) => {
  const letGo = await goWithScriptsHeld(page, address)
  await towns(page).getByRole('combobox').fill(served.name)
  await towns(page).getByRole('button', { name: townWords.check }).click()
  await expect(page).toHaveURL(`${address}?${new URLSearchParams({ town: served.name })}#my-town`)
  letGo()
  await expect(towns(page).getByText(shown(served))).toBeVisible()
})
