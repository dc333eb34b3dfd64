import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToString } from 'react-dom/server'
import { PassItOn } from '@/components/site/PassItOn'
import { siteUrl } from '@/components/site/site-url'
import { organization } from '@/content/organization'
import { noteAbout, passItOnWords as words } from '@/content/pass-it-on'
import { hydrate } from '../render-both-ways'

const page = <PassItOn path="/spad" subject="Spend-A-Day" queryString="?what=rest" />
const address = `${window.location.origin}/spad/?what=rest`
const note = noteAbout('Spend-A-Day')

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

test('on a phone the page goes to the phone’s own share menu, with a note and its URL', async () => {
  const share = jest.fn().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const { container } = render(page)
  await userEvent.setup().click(screen.getByRole('button', { name: words.share }))
  expect(share).toHaveBeenCalledWith({ ...note, url: address })
  expect(await axe(container)).toHaveNoViolations()
})

test('dismissing the menu is no error', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  render(page)
  await userEvent.setup().click(screen.getByRole('button', { name: words.share }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('elsewhere the link is copied, and the page says so', async () => {
  const user = userEvent.setup()
  render(page)
  await user.click(screen.getByRole('button', { name: words.copyLink }))
  expect(await navigator.clipboard.readText()).toBe(address)
  expect(screen.getByRole('status')).toHaveTextContent(words.copied)
})

test('says what to do when copying is refused', async () => {
  const user = userEvent.setup()
  render(page)
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await user.click(screen.getByRole('button', { name: words.copyLink }))
  expect(screen.getByRole('status')).toHaveTextContent(words.copyFailed)
})

test('an email has a subject, two sentences with the phone number, and the URL', () => {
  render(page)
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: words.email })
  const letter = new URLSearchParams(href.replace('mailto:?', ''))
  expect(letter.get('subject')).toBe(note.title)
  expect(letter.get('body')).toContain(organization.phone.printed)
  expect(letter.get('body')).toContain(address)
})

test('prints when asked', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  render(page)
  await userEvent.setup().click(screen.getByRole('button', { name: words.print }))
  expect(print).toHaveBeenCalledTimes(1)
})

test('without script the email is there, with the published URL', async () => {
  expect(renderToString(page)).toContain(encodeURIComponent(`${siteUrl}/spad/?what=rest`))
  const { warnings, unmount } = await hydrate(page)
  expect(warnings).toEqual([])
  await unmount()
})
