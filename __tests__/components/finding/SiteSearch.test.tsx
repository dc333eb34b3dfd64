import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

const part = <SiteSearch words={words.field} resultWords={words.results} paths={['/', '/meals-on-wheels', '/search']} />
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: words.field.label })
const found = (said: string, query: string, count = '') => said.replace('{count}', count).replace('{query}', query)
const forWeekends = { name: found(words.results.one, 'weekends') }
const addressIs = (search: string) => waitFor(() => expect(window.location.search).toBe(search))

const realFetch = globalThis.fetch
const comes = (async () => ({ ok: true, json: async () => index })) as never
beforeEach(() => {
  window.history.replaceState(null, '', '/search/')
  globalThis.fetch = comes
})
afterEach(() => {
  globalThis.fetch = realFetch
  Object.defineProperty(document, 'referrer', { configurable: true, value: '' })
})

test('shows what is found while someone types, each a link to the very heading, in its language', async () => {
  render(part)
  await userEvent.type(field(), 'lunch')
  await screen.findByRole('list')
  expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/meals-on-wheels/', 'Meals on Wheels'],
    ['/meals-on-wheels/#weekends', 'Meals on Wheels Do you deliver on weekends?'],
  ])
  expect(screen.getAllByText(/^lunch$/i)[0]?.tagName).toBe('MARK')
  await userEvent.clear(field())
  await userEvent.type(field(), 'hola')
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveAttribute('lang', 'es'))
})

test('says a count only when the typing has come to rest', async () => {
  jest.useFakeTimers()
  try {
    render(part)
    for (const text of ['l', 'lu', 'lun', 'lunc', 'lunch']) {
      fireEvent.input(field(), { target: { value: text } })
      await act(() => jest.advanceTimersByTimeAsync(400))
      expect(screen.getByRole('status')).toHaveTextContent(/^$/)
    }
    await act(() => jest.advanceTimersByTimeAsync(1500))
    expect(screen.getByRole('status')).toHaveTextContent(found(words.results.some, 'lunch', '2'))
  } finally {
    jest.useRealTimers()
  }
})

test('gives the telephone number when nothing is found, and when the index does not come, which is tried again', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const help = async (heading: string, words: string) => {
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole('link', { name: organization.phone.printed })).toBeVisible()
  }
  render(part)
  await userEvent.type(field(), 'zeppeli')
  await help(words.results.failed, words.results.failedHelp)
  globalThis.fetch = comes
  await userEvent.type(field(), 'n')
  await help(found(words.results.none, 'zeppelin'), words.results.noneHelp)
})

test('Enter brings the reader to the results', async () => {
  render(part)
  await userEvent.type(field(), 'weekends{Enter}')
  expect(await screen.findByRole('heading', forWeekends)).toHaveFocus()
})

test('what is typed stands in the address without a step in the history, until the field is emptied', async () => {
  const steps = window.history.length
  render(part)
  await userEvent.type(field(), 'lunch')
  await addressIs('?q=lunch')
  expect(window.history.length).toBe(steps)
  await userEvent.clear(field())
  await addressIs('')
  expect(screen.queryByRole('list')).toBeNull()
})

test('what the address asks counts before the page that was missed', async () => {
  Object.defineProperty(document, 'referrer', { configurable: true, value: `${window.location.origin}/gone` })
  window.history.replaceState(null, '', '/search/?q=weekends')
  render(part)
  expect(await screen.findByRole('heading', forWeekends)).toBeVisible()
})

test('what was typed before the script came is kept, and looked for', async () => {
  const written = jest.spyOn(HTMLInputElement.prototype, 'value', 'set')
  const { container, unmount } = await hydrate(part, (page) => {
    const input = page.querySelector('input')
    if (input) input.value = 'lunch '
    written.mockClear()
  })
  expect(container.querySelector('input')).toHaveValue('lunch ')
  // Writing even the same text would move the caret, and break off a word that's being composed.
  expect(written).not.toHaveBeenCalled()
  written.mockRestore()
  expect(window.location.search).toBe('?q=lunch')
  await unmount()
})
