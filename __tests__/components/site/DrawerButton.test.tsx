import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { hydrate } from '@/__tests__/components/render-both-ways'
import { DrawerButton } from '@/components/site/DrawerButton'
import { frameFor } from '@/content/frame'
import { donateLink, messages } from '@/content/messages'
import { menu } from '@/content/navigation'
import { organization } from '@/content/organization'
import { hrefTo } from '@/lib/links/href'

async function openDrawer() {
  render(<DrawerButton words={frameFor('/').header} path="/homecare" />)
  await userEvent.click(screen.getByRole('button', { name: messages.menu }))
  return screen.findByRole('dialog', { name: messages.menu })
}

test('has every page in the menu, the donation form, and the phone number', async () => {
  const drawer = await openDrawer()
  const pages = menu.flatMap((entry) => ('links' in entry ? entry.links : [entry]))
  for (const { text: name, href } of pages) {
    expect(within(drawer).getByRole('link', { name })).toHaveAttribute('href', hrefTo(href))
  }
  const addresses = within(drawer)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(addresses).toContain(organization.phone.href)
  const donate = within(drawer).getByRole('link', { name: `${donateLink.text} ${messages.opensNewTab}` })
  expect(donate).toHaveAttribute('target', '_blank')
})

test('begins with the phone number and Donate Now', async () => {
  const drawer = await openDrawer()
  const [first, second] = within(drawer).getAllByRole('link')
  expect(first).toHaveAccessibleName(`Call ${organization.phone.printed}`)
  expect(second).toHaveAccessibleName(/^Donate Now/)
})

test('closes when a link is pressed', async () => {
  const drawer = await openDrawer()
  const link = within(within(drawer).getByRole('navigation')).getAllByRole('link').at(-1) as HTMLElement
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(drawer).not.toBeInTheDocument()
})

test('closes by Escape and by Close, and focus returns to Menu', async () => {
  const drawer = await openDrawer()
  await userEvent.keyboard('{Escape}')
  expect(drawer).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: messages.menu })).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: messages.menu }))
  await userEvent.click(screen.getByRole('button', { name: messages.close }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('leads to the site map in the footer until the script arrives, and hydrates without a warning', async () => {
  expect(renderToString(<DrawerButton words={frameFor('/').header} path="/homecare" />)).toMatch(
    /^<a [^>]*href="#site-map"/,
  )
  const { warnings, unmount } = await hydrate(<DrawerButton words={frameFor('/').header} path="/homecare" />)
  expect(warnings).toEqual([])
  await unmount()
})
