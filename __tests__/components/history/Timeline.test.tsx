import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { hydrate } from '@/__tests__/components/render-both-ways'
import { Timeline } from '@/components/history/Timeline'
import { decades, historicalImages } from '@/content/history'
import { messages } from '@/content/messages'
import type { HistoricalImage } from '@/content/types'

const timeline = <Timeline label="Timeline" decades={decades} images={historicalImages} />

/** The timeline as delivered in HTML, before any script. */
function withoutScript() {
  const root = document.createElement('div')
  root.innerHTML = renderToString(timeline)
  return within(root)
}

/** Part of the timeline is enough for pressing. */
const few: readonly HistoricalImage[] = historicalImages.slice(0, 4)
const earlyYears = <Timeline label="Timeline" decades={decades} images={few} />
const first = few[0] as HistoricalImage
const second = few[1] as HistoricalImage

const nameOf = ({ year, title }: HistoricalImage) => `${year}: ${title}`
const opener = (image: HistoricalImage) =>
  screen.getAllByRole('button').find(({ textContent }) => textContent?.includes(nameOf(image))) as HTMLElement
const press = (image: HistoricalImage) => userEvent.click(opener(image))

afterEach(() => {
  window.history.replaceState(null, '', '/')
})

test('the decades are in chronological order, each with its prints in chronological order', () => {
  render(timeline)
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
    decades.map(({ name }) => name),
  )
  const years = screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => Number.parseInt(heading.textContent ?? '', 10))
  expect(years).toEqual([...years].sort())
  expect(years).toHaveLength(historicalImages.length)
})

test('pressing a print opens it under its year and title, larger, with its caption', async () => {
  render(earlyYears)
  await press(second)
  const dialog = await screen.findByRole('dialog', { name: nameOf(second) })
  expect(within(dialog).getByRole('img', { name: second.fullImage.alt })).toBeVisible()
  expect(within(dialog).getByText(second.text)).toBeVisible()
})

test('from an open print the next and the previous one open in its place', async () => {
  render(earlyYears)
  await press(first)
  const dialog = await screen.findByRole('dialog', { name: nameOf(first) })
  expect(within(dialog).queryByRole('link', { name: /^Previous/ })).not.toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('link', { name: `Next ${nameOf(second)}` }))
  const nextDialog = await screen.findByRole('dialog', { name: nameOf(second) })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await userEvent.click(within(nextDialog).getByRole('link', { name: `Previous ${nameOf(first)}` }))
  expect(await screen.findByRole('dialog', { name: nameOf(first) })).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('Escape closes the print, and focus goes back to where it was pressed', async () => {
  render(earlyYears)
  await press(second)
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(opener(second)).toHaveFocus())
})

test('the URL names the open print, and forgets it when the print is closed', async () => {
  render(earlyYears)
  await press(second)
  await screen.findByRole('dialog')
  expect(window.location.hash).toBe(`#${second.id}`)
  await userEvent.click(screen.getByRole('button', { name: messages.close }))
  expect(window.location.href).not.toContain('#')
})

test('a URL that names a print opens it, and closing moves focus to its button', async () => {
  window.history.replaceState(null, '', `/#${first.id}`)
  render(earlyYears)
  expect(await screen.findByRole('dialog', { name: nameOf(first) })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(opener(first)).toHaveFocus())
})

test('without script every caption is there, and a print leads to its picture', () => {
  const html = withoutScript()
  const captions = html.getAllByRole('heading', { level: 3 }).map((heading) => heading.parentElement?.textContent)
  expect(captions).toEqual(historicalImages.map(({ year, title, text }) => `${year} ${title}${text}`))
  expect(html.queryByRole('button')).toBeNull()
  const addresses = html.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const { fullImage } of few) {
    expect(addresses).toContainEqual(expect.stringMatching(new RegExp(`^/pictures/${fullImage.picture}\\..*jpg$`)))
  }
})

test('prints load only when near, and keep their place until then', () => {
  const prints = withoutScript().getAllByRole('img')
  expect(prints).toHaveLength(historicalImages.length)
  for (const print of prints) {
    expect(print).toHaveAttribute('loading', 'lazy')
    expect(print).toHaveAttribute('width', expect.stringMatching(/^\d+$/))
    expect(print).toHaveAttribute('height', expect.stringMatching(/^\d+$/))
  }
})

test('hydrates without a warning', async () => {
  const { warnings, unmount } = await hydrate(timeline)
  expect(warnings).toEqual([])
  await unmount()
})
