import { expect, type Page, test } from '@playwright/test'
import { type Verdict, verdictFor } from '../components/finding/verdict'
import { findHelp, helpFor, helpPrograms, helpSentences } from '../content/find-help'
import { hrefTo } from '../content/href'
import { findHelpLink, messages } from '../content/messages'
import { organization } from '../content/organization'
import { passItOnWords } from '../content/pass-it-on'
import { serviceAreas } from '../content/service-areas'
import { townField, townWords } from '../content/town-words'
import { townList } from '../content/towns'
import type { Town } from '../content/types'
import { accessibilityViolations, watchForTrouble } from './violations'
import { arrive, goWithScriptsHeld, visit } from './visit'

const address = '/find-help/'
const { questions, answer: words } = findHelp
const [, family] = helpFor
/** A sentence that leads first of all to a program which delivers in some towns and not in others, and two of them. */
const { sentence: eating, program, served, elsewhere } = findJourney()

function findJourney() {
  for (const sentence of helpSentences) {
    const area = serviceAreas.find((candidate) => candidate.program === sentence.rules[0]?.program)
    const program = helpPrograms.find(({ slug }) => slug === area?.program)
    const townWith = (verdict: Verdict) => townList.towns.find((town) => area && verdictFor(area, town) === verdict)
    const [served, elsewhere] = [townWith('yes'), townWith('no')]
    if (program && served && elsewhere) return { sentence, program, served, elsewhere }
  }
  throw new Error('No sentence leads first to a program that goes to some towns and not to others.')
}

const shown = ({ name, county }: Town) => `${name}, ${county} ${townWords.county}`

const answer = (page: Page) => page.getByRole('region', { name: words.heading })
const town = (page: Page) => page.getByRole('combobox', { name: new RegExp(townField.label) })

test('a daughter finds help for her father in his town in three presses from Home', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await page.getByRole('main').getByRole('link', { name: findHelpLink.text }).click()
  await arrive(page, address)
  await page.getByRole('checkbox', { name: eating.text }).check()
  await town(page).fill(served.name)
  await page.getByRole('button', { name: questions.submit }).click()
  await expect(answer(page).getByRole('heading', { name: words.heading })).toBeFocused()
  await expect(answer(page).getByText(shown(served))).toBeVisible()
  const first = answer(page).getByRole('listitem').first()
  await expect(first.getByRole('heading', { name: program.name })).toBeVisible()
  await expect(first.getByText(townWords.verdicts.yes, { exact: true })).toBeVisible()
  await first.getByRole('link', { name: messages.getStarted }).click()
  await expect(page).toHaveURL(new RegExp(`/${program.slug}/get-started/`))
})

test('the keyboard alone asks and reads the answer, and it can be used by everyone', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, address)
  await page.getByRole('radio', { name: helpFor[0].label }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: family.label })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: eating.text })).toBeChecked()
  await town(page).focus()
  await page.keyboard.type(served.name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words.heading })).toBeFocused()
  await expect(answer(page).getByText(shown(served))).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(answer(page).getByRole('link').first()).toBeFocused()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(trouble).toEqual([])
})

test('the browser’s Back button steps through the answers, and an answer can be reloaded and passed on', async ({
  page,
}) => {
  await visit(page, address)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/[?&](what|for|town)=/.test(request.url())) asked.push(request.url())
  })
  await page.getByRole('checkbox', { name: eating.text }).check()
  await page.getByRole('button', { name: questions.submit }).click()
  await expect(answer(page)).toBeVisible()
  await page.getByRole('checkbox', { name: eating.text }).uncheck()
  await page.getByRole('button', { name: questions.submit }).click()
  await expect(answer(page).getByText(eating.text)).toHaveCount(0)
  await page.goBack()
  await expect(answer(page).getByText(eating.text).first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: eating.text })).toBeChecked()
  await page.goBack()
  await expect(answer(page)).toHaveCount(0)
  await page.goForward()
  await expect(answer(page).getByText(eating.text).first()).toBeVisible()
  expect(asked).toEqual([])
  await page.reload()
  await expect(answer(page).getByText(eating.text).first()).toBeVisible()
})

test('an answer prints with its reasons and the telephone, and without the questions', async ({ page }) => {
  await visit(page, `${address}?what=${eating.id}&town=${encodeURIComponent(served.name)}`)
  await expect(answer(page).getByText(shown(served))).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(answer(page).getByText(eating.rules[0]?.reason ?? '')).toBeVisible()
  await expect(page.getByRole('main').getByText(organization.phone.printed).last()).toBeVisible()
  await expect(page.getByRole('button', { name: questions.submit })).toBeHidden()
  await expect(page.getByRole('table')).toBeHidden()
})

test('a town that no one knows gets a calm answer, with the phone number and who can help in other places', async ({
  page,
}) => {
  const trouble = watchForTrouble(page)
  for (const query of ['Atlantis', 'a'.repeat(10_000).slice(0, 6000), '<script>alert(1)</script>']) {
    await visit(page, `${address}?what=${eating.id}&town=${encodeURIComponent(query)}`)
    await expect(answer(page).getByText(townWords.unknown)).toBeVisible()
    await expect(answer(page).getByRole('link', { name: townWords.elsewhere[3].text })).toBeVisible()
  }
  expect(trouble).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same help is in a list with links, and nothing that can’t answer is shown', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('button', { name: questions.submit })).toBeHidden()
    await expect(page.getByRole('link', { name: findHelp.start.text })).toBeHidden()
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(helpSentences.length + 1)
    await rows.filter({ hasText: eating.text }).getByRole('link', { name: program.name }).click()
    await expect(page).toHaveURL(hrefTo(`/${program.slug}`))
  })
})

test('before the script arrives the form leads to the same URL, and the answer follows', async ({ page }) => {
  const letGo = await goWithScriptsHeld(page, address)
  await page.getByRole('checkbox', { name: eating.text }).check()
  await page.getByRole('button', { name: questions.submit }).click()
  await expect(page).toHaveURL(`${address}?what=${eating.id}&town=`)
  letGo()
  await expect(answer(page).getByText(eating.text).first()).toBeVisible()
})

test('a neighbor learns on a program’s page whether it serves her town, and who can help if it doesn’t', async ({
  page,
}) => {
  const trouble = watchForTrouble(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, hrefTo(`/${program.slug}`))
  const part = page.getByRole('region', { name: townWords.heading })
  const field = part.getByRole('combobox')
  const before = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
  await field.focus()
  await expect(part.locator('option').first()).toBeAttached()
  const after = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(after.filter((name) => name.endsWith('.js') && !before.has(name)).length).toBeGreaterThan(0)
  await page.keyboard.type(elsewhere.name)
  await page.keyboard.press('Enter')
  await expect(part.getByText(shown(elsewhere))).toBeVisible()
  await expect(part.getByText(townWords.verdicts.no).first()).toBeVisible()
  await expect(part.getByRole('link', { name: townWords.elsewhere[1].text })).toBeVisible()
  await expect(field).toBeFocused()
  expect(await accessibilityViolations(page, '#my-town')).toEqual([])
  expect(trouble).toEqual([])
})

test('a town asked about on a program’s page is still in its field when the reader comes back', async ({ page }) => {
  await visit(page, hrefTo(`/${program.slug}`))
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill(served.name)
  await field.press('Enter')
  await page.getByRole('main').getByRole('link', { name: messages.getStarted }).first().click()
  await arrive(page, hrefTo(`/${program.slug}/get-started`))
  await page.goBack()
  await expect(field).toHaveValue(served.name)
})

test('a choice that wasn’t sent yet and the town are still there when the reader comes back', async ({ page }) => {
  await visit(page, address)
  await page.getByRole('checkbox', { name: eating.text }).check()
  await town(page).fill(served.name)
  await page.getByRole('button', { name: questions.submit }).click()
  const choice = page.locator(`input[value="${helpSentences.find(({ id }) => id !== eating.id)?.id}"]`)
  await choice.check()
  await answer(page).getByRole('link', { name: messages.getStarted }).first().click()
  await arrive(page, hrefTo(`/${program.slug}/get-started`))
  await page.goBack()
  await expect(choice).toBeChecked()
  await expect(town(page)).toHaveValue(served.name)
})

test('an answer can be passed on by email with its own URL', async ({ page }) => {
  await visit(page, `${address}?what=${eating.id}&town=`)
  const letter = await answer(page).getByRole('link', { name: passItOnWords.email }).getAttribute('href')
  expect(decodeURIComponent(letter ?? '')).toContain(`${address}?what=${eating.id}`)
  await expect(answer(page).getByRole('button', { name: passItOnWords.print })).toBeEnabled()
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

test('the drawer and the missing-page page lead to the questions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/no-such-page/')
  await expect(page.getByRole('main').getByRole('link', { name: findHelpLink.text })).toBeVisible()
  await page.getByRole('button', { name: messages.menu }).click()
  await page.getByRole('dialog').getByRole('link', { name: findHelpLink.text }).click()
  await expect(page).toHaveURL(address)
})

test('in a low window the answer about a town comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await visit(page, '/homecare/')
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill(townList.towns[0]?.name ?? '')
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await field.press('Enter')
  await expect(page.getByRole('main').locator('form ~ [role="status"] p').first()).toBeInViewport()
})
