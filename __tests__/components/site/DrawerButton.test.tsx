import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DrawerButton } from '@/components/site/DrawerButton'
import { frameFor } from '@/content/frame'
import { messages } from '@/content/messages'
import { menu } from '@/content/navigation'
import { organization } from '@/content/organization'
import { hrefTo } from '@/lib/links/href'

test('begins with the phone number and Donate Now, has every page in the menu, and closes when one is pressed', async () => {
  render(<DrawerButton words={frameFor('/').header} path="/homecare" />)
  await userEvent.click(screen.getByRole('button', { name: messages.menu }))
  const drawer = await screen.findByRole('dialog', { name: messages.menu })
  const links = within(drawer).getAllByRole('link')
  expect(links[0]).toHaveAccessibleName(`Call ${organization.phone.printed}`)
  expect(links[1]).toHaveAccessibleName(/^Donate Now/)
  const pages = menu.flatMap((entry) => ('links' in entry ? entry.links : [entry])).map(({ href }) => hrefTo(href))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expect.arrayContaining(pages))
  const last = within(within(drawer).getByRole('navigation')).getAllByRole('link').at(-1) as HTMLElement
  last.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(last)
  expect(drawer).not.toBeInTheDocument()
})
