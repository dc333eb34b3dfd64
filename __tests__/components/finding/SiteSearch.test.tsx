import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { hydrate } from '@/__tests__/components/render-both-ways'
import { SiteSearch } from '@/components/finding/SiteSearch'
import { organization } from '@/content/organization'
import { search as words } from '@/content/pages/search'
import type { SiteIndex } from '@/content/types'

const index: SiteIndex = {
  pages: [
    {
      path: '/meals-on-wheels',
      name: 'Meals on Wheels',
      passages: [
        { hash: '', heading: 'Meals on Wheels', text: 'Lunch comes to your door.' },
        { hash: '#weekends', heading: 'Do you deliver on weekends?', text: 'No, lunch comes on weekdays.' },
      ],
    },
    { path: '/es', name: 'Español', language: 'es', passages: [{ hash: '', heading: 'Llámenos', text: 'Hola.' }] },
  ],
}

const paths = ['/', '/meals-on-wheels', '/search']
const part = <SiteSearch words={words.field} resultWords={words.results} paths={paths} />
const { results } = words
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: words.field.label })
const status = () => screen.getByRole('status')
const filled = (said: string, query: string, count = '') => said.replace('{count}', count).replace('{query}', query)

const answer = jest.fn<Promise<unknown>, unknown[]>()
const realFetch = globalThis.fetch

beforeEach(() => {
  window.history.replaceState(null, '', '/search/')
  answer.mockReset().mockResolvedValue({ ok: true, json: async () => index })
  globalThis.fetch = answer as never
})
afterEach(() => {
  globalThis.fetch = realFetch
  Object.defineProperty(document, 'referrer', { configurable: true, value: '' })
})

function comesFrom(address: string): void {
  Object.defineProperty(document, 'referrer', { configurable: true, value: address })
}

test('shows what is found while someone types, each a link to the very heading, and says how much it is', async () => {
  const user = userEvent.setup()
  render(part)
  await user.type(field(), 'lunch')
  const list = await screen.findByRole('list')
  const links = within(list).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/meals-on-wheels/', 'Meals on Wheels'],
    ['/meals-on-wheels/#weekends', 'Meals on Wheels Do you deliver on weekends?'],
  ])
  expect(within(list).getAllByText(/^lunch$/i)[0]?.tagName).toBe('MARK')
  const said = filled(results.some, 'lunch', '2')
  expect(screen.getByRole('heading', { level: 2, name: said })).toBeVisible()
  await waitFor(() => expect(status()).toHaveTextContent(said), { timeout: 3000 })
  expect(field()).toHaveFocus()
})

test('says a count only when the typing has come to rest', async () => {
  jest.useFakeTimers()
  try {
    render(part)
    const type = async (text: string) => {
      fireEvent.input(field(), { target: { value: text } })
      await act(() => jest.advanceTimersByTimeAsync(400))
    }
    for (const text of ['l', 'lu', 'lun', 'lunc', 'lunch']) {
      await type(text)
      expect(status()).toHaveTextContent(/^$/)
    }
    await act(() => jest.advanceTimersByTimeAsync(1500))
    expect(status()).toHaveTextContent(filled(results.some, 'lunch', '2'))
  } finally {
    jest.useRealTimers()
  }
})

test('nothing is fetched before someone comes to the field, and then once', async () => {
  const user = userEvent.setup()
  render(part)
  expect(answer).not.toHaveBeenCalled()
  await user.click(field())
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
  await user.type(field(), 'lunch{Enter}')
  await screen.findByRole('list')
  expect(answer).toHaveBeenCalledTimes(1)
})

test('gives the telephone number when nothing is found', async () => {
  const user = userEvent.setup()
  render(part)
  await user.type(field(), 'zeppelin')
  expect(await screen.findByRole('heading', { name: filled(results.none, 'zeppelin') })).toBeVisible()
  expect(screen.getByText(results.noneHelp)).toBeVisible()
  expect(screen.getByRole('link', { name: organization.phone.printed })).toHaveAttribute(
    'href',
    organization.phone.href,
  )
})

test('says when the index does not come, with the telephone number, and tries again with the next word', async () => {
  const user = userEvent.setup()
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  render(part)
  await user.type(field(), 'lunc')
  expect(await screen.findByRole('heading', { name: results.failed })).toBeVisible()
  expect(screen.getByText(results.failedHelp)).toBeVisible()
  expect(screen.getByRole('link', { name: organization.phone.printed })).toBeVisible()
  await user.type(field(), 'h')
  expect(await screen.findByRole('list')).toBeVisible()
  expect(screen.queryByText(results.failedHelp)).toBeNull()
})

test('Enter brings the reader to the results, and what was looked for stands in the address', async () => {
  const user = userEvent.setup()
  render(part)
  await user.type(field(), 'weekends{Enter}')
  expect(await screen.findByRole('heading', { name: filled(results.one, 'weekends') })).toHaveFocus()
  expect(window.location.search).toBe('?q=weekends')
})

test('typing writes no step into the history, so the way back leaves the page', async () => {
  const user = userEvent.setup()
  const steps = window.history.length
  render(part)
  await user.type(field(), 'lunch')
  await screen.findByRole('list')
  await waitFor(() => expect(window.location.search).toBe('?q=lunch'))
  expect(window.history.length).toBe(steps)
})

test('an emptied field shows nothing, and the address is as before', async () => {
  const user = userEvent.setup()
  render(part)
  await user.type(field(), 'lunch')
  await screen.findByRole('list')
  await user.clear(field())
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull())
  expect(window.location.search).toBe('')
})

test('an address with a question answers it', async () => {
  window.history.replaceState(null, '', '/search/?q=weekends')
  render(part)
  expect(await screen.findByRole('heading', { name: filled(results.one, 'weekends') })).toBeVisible()
  expect(field()).toHaveValue('weekends')
})

test('the way back and forth through questions takes the field along', async () => {
  window.history.replaceState(null, '', '/search/?q=lunch')
  render(part)
  await screen.findByRole('list')
  window.history.pushState(null, '', '/search/?q=weekends')
  act(() => window.history.back())
  await waitFor(() => expect(window.location.search).toBe('?q=lunch'))
  act(() => window.history.forward())
  expect(await screen.findByRole('heading', { name: filled(results.one, 'weekends') })).toBeVisible()
  expect(field()).toHaveValue('weekends')
})

test('someone who comes from a page that is not there finds its words looked for', async () => {
  comesFrom(`${window.location.origin}/old/lunch.html`)
  render(part)
  await waitFor(() => expect(field()).toHaveValue('old lunch'))
  expect(await screen.findByRole('list')).toBeVisible()
})

test.each([
  ['a page of this site', `${window.location.origin}/meals-on-wheels/`],
  ['another site', 'https://www.example.com/lunch'],
])('someone who comes from %s finds an empty field', async (_, address) => {
  comesFrom(address)
  render(part)
  await act(async () => {})
  expect(field()).toHaveValue('')
  expect(answer).not.toHaveBeenCalled()
})

test('what the address asks counts before the page that was missed', async () => {
  comesFrom(`${window.location.origin}/gone`)
  window.history.replaceState(null, '', '/search/?q=lunch')
  render(part)
  await screen.findByRole('list')
  expect(field()).toHaveValue('lunch')
})

test.each([
  ['a script', '<script>document.title = 1</script>'],
  ['ten thousand letters', 'a'.repeat(10_000)],
  ['what means something in a pattern', '$& $1 (.*'],
])('a question like %s is answered calmly', async (_, query) => {
  window.history.replaceState(null, '', `/search/?${new URLSearchParams({ q: query })}`)
  const { container } = render(part)
  const heading = await screen.findByRole('heading', { level: 2 })
  await waitFor(() => expect(heading).toHaveTextContent(query.slice(0, 10)))
  expect(heading).toHaveTextContent(results.none.split('{')[0]?.trim() ?? '')
  expect(container.querySelector('script')).toBeNull()
  expect((heading.textContent ?? '').length).toBeLessThan(200)
})

test('a result in another language is marked', async () => {
  const user = userEvent.setup()
  render(part)
  await user.type(field(), 'hola')
  expect(await screen.findByRole('listitem')).toHaveAttribute('lang', 'es')
})

test('before the script is here the form leads to the same address', () => {
  const html = renderToString(part)
  expect(html).toContain('action="/search/" method="get"')
  expect(html).toContain('name="q"')
})

test('what was typed before the script came is kept, and looked for', async () => {
  const written = jest.spyOn(HTMLInputElement.prototype, 'value', 'set')
  const { container, warnings, unmount } = await hydrate(part, (page) => {
    const input = page.querySelector('input')
    if (input) input.value = 'lunch '
    written.mockClear()
  })
  expect(warnings).toEqual([])
  expect(container.querySelector('input')).toHaveValue('lunch ')
  // Writing even the same text would move the caret, and break off a word that's being composed.
  expect(written).not.toHaveBeenCalled()
  written.mockRestore()
  expect(window.location.search).toBe('?q=lunch')
  await unmount()
})
