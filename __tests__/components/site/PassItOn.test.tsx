import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { hydrate } from '@/__tests__/components/render-both-ways'
import { PassItOn } from '@/components/site/PassItOn'
import { organization } from '@/content/organization'
import { noteAbout, passItOnWords as words } from '@/content/pass-it-on'
import { siteUrl } from '@/lib/links/site-url'

const page = <PassItOn path="/spad" subject="Spend-A-Day" />
const address = `${window.location.origin}/spad/`
const note = noteAbout('Spend-A-Day')

test('copies the link, and says so', async () => {
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
  expect(renderToString(page)).toContain(encodeURIComponent(`${siteUrl}/spad/`))
  const { warnings, unmount } = await hydrate(page)
  expect(warnings).toEqual([])
  await unmount()
})
