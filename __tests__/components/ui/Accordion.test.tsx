import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Accordion } from '@/components/ui/Accordion'

const items = [
  { id: 'costs', heading: 'What does it cost?', content: <p>It depends on the hours.</p> },
  { id: 'area', heading: 'Where do you work?', content: <p>In four counties.</p> },
]
const accordion = <Accordion items={items} />

const question = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => question(name).getAttribute('aria-expanded') === 'true'
const answer = (id: string) => document.querySelector(`[id="${id}"] > :not(h3)`)

afterEach(() => {
  window.history.replaceState(null, '', '/')
})

test('opening one question closes the other, and pressing the open one closes it', async () => {
  render(accordion)
  await userEvent.click(question('What does it cost?'))
  expect(isOpen('What does it cost?')).toBe(true)
  await userEvent.click(question('Where do you work?'))
  expect([isOpen('What does it cost?'), isOpen('Where do you work?')]).toEqual([false, true])
  expect([answer('costs')?.hasAttribute('hidden'), answer('area')?.hasAttribute('hidden')]).toEqual([true, false])
  await userEvent.click(question('Where do you work?'))
  expect(isOpen('Where do you work?')).toBe(false)
})

test('in a group that isn’t exclusive, each opens by itself', async () => {
  render(<Accordion items={items} isExclusive={false} />)
  await userEvent.click(question('What does it cost?'))
  await userEvent.click(question('Where do you work?'))
  expect([isOpen('What does it cost?'), isOpen('Where do you work?')]).toEqual([true, true])
  await userEvent.click(question('What does it cost?'))
  expect([isOpen('What does it cost?'), isOpen('Where do you work?')]).toEqual([false, true])
})

test('find-in-page can search a closed answer and opens it', async () => {
  render(accordion)
  expect(answer('area')).toHaveAttribute('hidden', 'until-found')
  act(() => void answer('area')?.dispatchEvent(new Event('beforematch', { bubbles: true })))
  expect(isOpen('Where do you work?')).toBe(true)
  expect(answer('area')).not.toHaveAttribute('hidden')
})

test('a question the URL names is open, and another opens when the URL changes', () => {
  window.history.replaceState(null, '', '/#area')
  render(accordion)
  expect(isOpen('Where do you work?')).toBe(true)
  act(() => {
    window.history.replaceState(null, '', '/#costs')
    window.dispatchEvent(new Event('hashchange'))
  })
  expect(isOpen('What does it cost?')).toBe(true)
})

test('a URL that names something else, or can’t be decoded, closes nothing', async () => {
  render(accordion)
  await userEvent.click(question('Where do you work?'))
  act(() => {
    for (const hash of ['#contact', '#100%']) {
      window.history.replaceState(null, '', hash)
      window.dispatchEvent(new Event('hashchange'))
    }
  })
  expect(isOpen('Where do you work?')).toBe(true)
})

test('what a heading is about is read out after its visible words', () => {
  render(<Accordion items={items.map((item) => ({ ...item, about: 'Home Care' }))} />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'What does it cost? Home Care',
    'Where do you work? Home Care',
  ])
})
