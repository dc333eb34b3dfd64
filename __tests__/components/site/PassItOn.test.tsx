import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { PassItOn } from '@/components/site/PassItOn'
import { organization } from '@/content/organization'
import { noteAbout, passItOnWords as words } from '@/content/pass-it-on'
import { siteUrl } from '@/lib/links/href'

const page = <PassItOn path="/spad" subject="Spend-A-Day" />
const address = `${window.location.origin}/spad/`

test('copies the link and says so, or says what to do when that is refused; prints when asked', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  const user = userEvent.setup()
  render(page)
  const copy = () => user.click(screen.getByRole('button', { name: words.copyLink }))
  await copy()
  expect(await navigator.clipboard.readText()).toBe(address)
  expect(screen.getByText(words.copied)).toBeVisible()
  expect(screen.getByRole('status')).toBeEmptyDOMElement() // The toast says it to screen readers.
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await copy()
  expect(screen.getByRole('status')).toHaveTextContent(words.copyFailed)
  await user.click(screen.getByRole('button', { name: words.print }))
  expect(print).toHaveBeenCalledTimes(1)
})

test('an email has a subject, the phone number, and the URL, without script the published one', () => {
  render(page)
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: words.email })
  const letter = new URLSearchParams(href.replace('mailto:?', ''))
  expect(letter.get('subject')).toBe(noteAbout('Spend-A-Day').title)
  expect(letter.get('body')).toContain(organization.phone.printed)
  expect(letter.get('body')).toContain(address)
  expect(renderToString(page)).toContain(encodeURIComponent(`${siteUrl}/spad/`))
})
