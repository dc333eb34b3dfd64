import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToString } from 'react-dom/server'
import { Timeline } from '@/components/history/Timeline'
import { decades, historicalImages } from '@/content/history'
import { hydrate } from '../render-both-ways'

const timeline = <Timeline label="Timeline" decades={decades} images={historicalImages} />

/** The timeline as it is in the HTML, before any script. */
function withoutScript() {
  const root = document.createElement('div')
  root.innerHTML = renderToString(timeline)
  return within(root)
}

/** A part of the timeline is enough to press. */
const earlyYears = <Timeline label="Timeline" decades={decades.slice(0, 3)} images={historicalImages.slice(0, 4)} />

const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  window.history.replaceState(null, '', '/')
})

test('has no accessibility violations', async () => {
  const { container } = render(earlyYears)
  expect(await act(() => axe(container))).toHaveNoViolations()
})

test('has none with a print open', async () => {
  render(earlyYears)
  await press(/1966: Meals on Wheels/)
  const dialog = await screen.findByRole('dialog')
  expect(await act(() => axe(dialog))).toHaveNoViolations()
})

test('the decades stand in time order, each with its prints in time order', () => {
  render(timeline)
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    '1950s',
    '1960s',
    '1970s',
    '1980s–90s',
    '2000s',
    '2010s–20s',
  ])
  const years = screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => Number.parseInt(heading.textContent ?? '', 10))
  expect(years).toEqual([...years].sort())
  expect(years).toHaveLength(historicalImages.length)
})

test('pressing a print opens it under its year and title, larger and with its caption', async () => {
  render(earlyYears)
  await press(/1975: Spend-A-Day/)
  const dialog = await screen.findByRole('dialog', { name: '1975: Spend-A-Day opens' })
  expect(within(dialog).getByRole('img', { name: /record player/ })).toBeVisible()
  expect(within(dialog).getByText(/spend the day in company/)).toBeVisible()
})

test('from an open print the next and the previous one open in its place', async () => {
  const [first = '', second = ''] = historicalImages.map(({ year, title }) => `${year}: ${title}`)
  render(earlyYears)
  await press(new RegExp(first))
  const dialog = await screen.findByRole('dialog', { name: first })
  expect(within(dialog).queryByRole('link', { name: /^Previous/ })).not.toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('link', { name: `Next ${second}` }))
  const nextDialog = await screen.findByRole('dialog', { name: second })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await userEvent.click(within(nextDialog).getByRole('link', { name: `Previous ${first}` }))
  expect(await screen.findByRole('dialog', { name: first })).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('Escape closes the print, and the focus goes back to where it was pressed', async () => {
  render(earlyYears)
  await press(/1975: Spend-A-Day/)
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: /1975: Spend-A-Day/ })).toHaveFocus())
})

test('the address names the open print, and forgets it when the print is closed', async () => {
  render(earlyYears)
  await press(/1966: Meals on Wheels/)
  await screen.findByRole('dialog')
  expect(window.location.hash).toBe('#1966-meals')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(window.location.href).not.toContain('#')
})

test('an address that names a print opens it, and closing leads to its button', async () => {
  window.history.replaceState(null, '', '/#1954-club')
  render(earlyYears)
  expect(await screen.findByRole('dialog', { name: '1954: A college club begins' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: /1954: A college club/ })).toHaveFocus())
})

test('without script every caption is there, and a print leads to its picture', () => {
  const html = withoutScript()
  const captions = html.getAllByRole('heading', { level: 3 }).map((heading) => heading.parentElement?.textContent)
  expect(captions).toEqual(historicalImages.map(({ year, title, text }) => `${year} ${title}${text}`))
  expect(html.queryByRole('button')).toBeNull()
  const address = html.getByRole('link', { name: /1954: A college club/ }).getAttribute('href')
  expect(address).toMatch(/^\/pictures\/history\/1954-club\..*jpg$/)
})

test('prints wait until they are near, and keep their place meanwhile', () => {
  const prints = withoutScript().getAllByRole('img')
  expect(prints).toHaveLength(historicalImages.length)
  for (const print of prints) {
    expect(print).toHaveAttribute('loading', 'lazy')
    expect(print).toHaveAttribute('width', expect.stringMatching(/^\d+$/))
    expect(print).toHaveAttribute('height', expect.stringMatching(/^\d+$/))
  }
})

test('comes to life without a warning', async () => {
  const { warnings, unmount } = await hydrate(timeline)
  expect(warnings).toEqual([])
  await unmount()
})
