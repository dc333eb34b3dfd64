import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToString } from 'react-dom/server'
import { HelpFinder } from '@/components/finding/HelpFinder'
import { type Verdict, verdictFor } from '@/components/finding/verdict'
import { findHelp, helpFor, helpPrograms, helpSentences, whenUnsure } from '@/content/find-help'
import { serviceAreas } from '@/content/service-areas'
import { townField, townWords } from '@/content/town-words'
import { townList } from '@/content/towns'
import type { Town } from '@/content/types'
import { hydrate } from '../render-both-ways'
import { sharedName, shownAs } from './shared-name'

const finder = (
  <HelpFinder
    helpFor={helpFor}
    sentences={helpSentences}
    whenUnsure={whenUnsure}
    programs={helpPrograms.map((program) => ({ ...program, window: null }))}
    areas={serviceAreas}
    words={findHelp}
  >
    <p>The list</p>
  </HelpFinder>
)

const [said] = helpSentences
if (!said) throw new Error('content/find-help.ts has no sentences.')

/** A sentence, and a town of which this is said to the program that it leads to first. */
function sentenceWith(verdict: Verdict) {
  for (const sentence of helpSentences) {
    const area = serviceAreas.find(({ program }) => program === sentence.rules[0]?.program)
    const town = area && townList.towns.find((candidate) => verdictFor(area, candidate) === verdict)
    if (town) return { sentence, town }
  }
  throw new Error(`No sentence leads to a program that says '${verdict}' to a town.`)
}

const queryFor = ({ name }: Town) => `town=${encodeURIComponent(name)}`
const { questions, answer } = findHelp
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: questions.submit }))
const answerShown = () => screen.findByRole('region', { name: answer.heading })

beforeEach(() => window.history.replaceState(null, '', '/find-help/'))

test('asks three questions that a screen reader can name, and answers nothing until asked', async () => {
  const { container } = render(finder)
  expect(screen.getByRole('group', { name: questions.forWhom })).toBeVisible()
  expect(screen.getByRole('group', { name: questions.what })).toBeVisible()
  expect(screen.getByRole('combobox', { name: new RegExp(townField.label) })).toBeVisible()
  expect(screen.queryByRole('region', { name: answer.heading })).toBeNull()
  expect(await axe(container)).toHaveNoViolations()
})

test('without script the form leads to the same URL with the same names', () => {
  const html = renderToString(finder)
  expect(html).toContain('action="/find-help/" method="get"')
  expect(html).toContain(`name="what" value="${said.id}"`)
})

test('the answer says why in the reader’s words, takes focus, and is in the URL', async () => {
  const user = userEvent.setup()
  const { container } = render(finder)
  await user.click(screen.getByRole('checkbox', { name: said.text }))
  await press(user)
  const shown = within(await answerShown())
  expect(shown.getByRole('heading', { name: answer.heading })).toHaveFocus()
  expect(shown.getAllByText(said.text).length).toBeGreaterThan(0)
  for (const { reason } of said.rules) expect(shown.getByText(new RegExp(reason.slice(0, 30)))).toBeVisible()
  expect(window.location.search).toContain(`what=${said.id}`)
  expect(await axe(container)).toHaveNoViolations()
})

test('someone asking for themselves is addressed that way', async () => {
  const user = userEvent.setup()
  render(finder)
  const [me] = helpFor
  await user.click(screen.getByRole('radio', { name: me.label }))
  expect(screen.queryByRole('checkbox', { name: said.text })).toBeNull()
  expect(screen.getByRole('checkbox', { name: said.ofMyself })).toBeVisible()
})

test('someone who chooses nothing is told where to start', async () => {
  const user = userEvent.setup()
  render(finder)
  await press(user)
  const unsure = helpSentences.find(({ id }) => id === whenUnsure)
  expect(within(await answerShown()).getByText(new RegExp(unsure?.rules[0]?.reason ?? 'none'))).toBeVisible()
})

test('the way back takes the answer away and leaves the choices, to be made better', async () => {
  const user = userEvent.setup()
  render(finder)
  await user.click(screen.getByRole('checkbox', { name: said.text }))
  await press(user)
  await answerShown()
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByRole('region', { name: answer.heading })).toBeNull())
  expect(screen.getByRole('checkbox', { name: said.text })).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: said.text }))
  act(() => window.history.forward())
  await answerShown()
  expect(screen.getByRole('checkbox', { name: said.text })).toBeChecked()
})

test('an address with an answer shows it, and fills in the form', async () => {
  const { sentence, town } = sentenceWith('yes')
  window.history.replaceState(null, '', `/find-help/?what=${sentence.id}&${queryFor(town)}`)
  render(finder)
  const shown = within(await answerShown())
  expect(await shown.findByText(shownAs(town))).toBeVisible()
  expect(shown.getAllByText(townWords.verdicts.yes).length).toBeGreaterThan(0)
  expect(screen.getByRole('checkbox', { name: sentence.text })).toBeChecked()
})

test('a town that is not served is told whom to call', async () => {
  const { sentence, town } = sentenceWith('no')
  window.history.replaceState(null, '', `/find-help/?what=${sentence.id}&${queryFor(town)}`)
  render(finder)
  const shown = within(await answerShown())
  expect(await shown.findByText(townWords.verdicts.no)).toBeVisible()
  expect(shown.getByRole('link', { name: townWords.elsewhere[3].text })).toBeVisible()
})

test('another town the reader may mean can be chosen', async () => {
  const user = userEvent.setup()
  const { town, other } = sharedName()
  window.history.replaceState(null, '', `/find-help/?${queryFor(town)}`)
  render(finder)
  await user.click(await screen.findByRole('button', { name: other.name }))
  expect(await screen.findByText(shownAs(other))).toBeVisible()
})

test.each([
  ['an unknown sentence', '?what=nonsense&for=nobody'],
  ['ten thousand letters', `?town=${'a'.repeat(10_000)}`],
  ['a script', '?town=%3Cscript%3Ealert(1)%3C/script%3E&what=%00'],
  ['half a sign', '?town=%E0%A4%A'],
])('a URL with %s gets a calm answer', async (_, search) => {
  window.history.replaceState(null, '', `/find-help/${search}`)
  const { container } = render(finder)
  expect(within(await answerShown()).getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0)
  expect(container.querySelector('script')).toBeNull()
})

test('a town that was taken out doesn’t come back from the address', async () => {
  const { town } = sentenceWith('yes')
  window.history.replaceState(null, '', `/find-help/?what=${said.id}&${queryFor(town)}`)
  const { container, unmount } = await hydrate(finder, (page) => {
    const box = page.querySelector<HTMLInputElement>(`#what-${said.id}`)
    if (box) box.checked = true
  })
  expect(container.querySelector<HTMLInputElement>(`#what-${said.id}`)?.checked).toBe(true)
  expect(container.querySelector(`#${townField.id}`)).toHaveValue('')
  await unmount()
})

test('a form with another choice in it takes nothing from the address, so that two questions don’t get mixed', async () => {
  const other = helpSentences.find(({ id }) => id !== said.id)
  window.history.replaceState(null, '', `/find-help/?what=${said.id}&${queryFor(sentenceWith('yes').town)}`)
  const { container, unmount } = await hydrate(finder, (page) => {
    const box = page.querySelector<HTMLInputElement>(`#what-${other?.id}`)
    if (box) box.checked = true
  })
  expect(container.querySelector<HTMLInputElement>(`#what-${other?.id}`)?.checked).toBe(true)
  expect(container.querySelector<HTMLInputElement>(`#what-${said.id}`)?.checked).toBe(false)
  expect(container.querySelector(`#${townField.id}`)).toHaveValue('')
  await unmount()
})

test('a choice that was taken back doesn’t come back from the address', async () => {
  const [first, second] = helpSentences
  window.history.replaceState(null, '', `/find-help/?what=${first?.id}&what=${second?.id}&town=`)
  const { container, unmount } = await hydrate(finder, (page) => {
    const box = page.querySelector<HTMLInputElement>(`#what-${first?.id}`)
    if (box) box.checked = true
  })
  expect(container.querySelector<HTMLInputElement>(`#what-${first?.id}`)?.checked).toBe(true)
  expect(container.querySelector<HTMLInputElement>(`#what-${second?.id}`)?.checked).toBe(false)
  await unmount()
})

test('Back to another question before the script arrives brings that question’s choices', async () => {
  const [first, second] = helpSentences
  const loaded = `${window.location.href}?what=${second?.id}&town=`
  const entries = jest.spyOn(performance, 'getEntriesByType')
  entries.mockReturnValue([{ name: loaded, entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => null }])
  window.history.replaceState(null, '', `/find-help/?what=${first?.id}&town=`)
  const { container, unmount } = await hydrate(finder, (page) => {
    const box = page.querySelector<HTMLInputElement>(`#what-${second?.id}`)
    if (box) box.checked = true
  })
  expect(container.querySelector<HTMLInputElement>(`#what-${first?.id}`)?.checked).toBe(true)
  expect(container.querySelector<HTMLInputElement>(`#what-${second?.id}`)?.checked).toBe(false)
  await unmount()
  entries.mockRestore()
})

test('a label that a translator has replaced still changes with the question before it', async () => {
  const user = userEvent.setup()
  const { container } = render(finder)
  const different = helpSentences.find(({ text, ofMyself }) => ofMyself && ofMyself !== text)
  const label = container.querySelector(`label[for="what-${different?.id}"]`)
  const walker = document.createTreeWalker(label ?? container, NodeFilter.SHOW_TEXT)
  const words = walker.nextNode() as Text
  const translated = document.createElement('font')
  translated.textContent = 'Traducido'
  words.replaceWith(translated)
  await user.click(screen.getByRole('radio', { name: helpFor[0].label }))
  expect(label).toHaveTextContent(String(different?.ofMyself))
})

test.each(['', `?${queryFor(sentenceWith('yes').town)}`])(
  'choices made before the script arrived are kept at /find-help/%s',
  async (search) => {
    window.history.replaceState(null, '', `/find-help/${search}`)
    const { container, warnings, unmount } = await hydrate(finder, (page) => {
      const box = page.querySelector<HTMLInputElement>(`#what-${said.id}`)
      if (box) box.checked = true
    })
    expect(warnings).toEqual([])
    expect(container.querySelector<HTMLInputElement>(`#what-${said.id}`)?.checked).toBe(true)
    await unmount()
  },
)
